-- Work that is done is thrown away a month later: the sweep finds it without reading the rest.
create index job_ended on job (ended_at) where ended_at is not null and not is_shown;
