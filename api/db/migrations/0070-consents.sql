-- What a client has said about messages that are not about an order, and when, how and to whom: the
-- proof that the law on electronic messages asks for. Lines are added, never changed.
create table consent_text (
  tenant_id uuid not null,
  id uuid not null,
  version int not null,
  french text not null,
  english text not null,
  created_by uuid not null references account,
  created_at instant not null,
  primary key (tenant_id, id),
  unique (tenant_id, version)
);
create table client_consent (
  tenant_id uuid not null,
  id uuid not null,
  client_id uuid not null,
  is_given boolean not null,
  means text not null check (means in ('inPerson','phone','email','paperForm','webForm')),
  said_on date not null,
  -- What was read to them, or shown; nobody reads a text to say no.
  text_id uuid,
  recorded_by uuid not null references account,
  recorded_at instant not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references client,
  foreign key (tenant_id, text_id) references consent_text,
  check (is_given = (text_id is not null))
);
create index on client_consent (tenant_id, client_id, recorded_at desc, id desc);
select isolate_tenant_tables();
