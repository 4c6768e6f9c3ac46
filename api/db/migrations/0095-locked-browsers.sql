-- A lock is of a browser: all sessions of a device, and of one sign-in at the provider, are found by these.
create index on device (secret_sha256);
create index on session (provider_session);
create index on session (provider_grant);
drop index session_provider_session_idx;
