-- Time: what a series becomes when it is edited, places that are held, moves after a lost day, long work that people watch.

-- An occurrence that moved to another day stands for itself: its availability remembers the one that it left.
alter table availability
  add detached_from uuid,
  add foreign key (tenant_id, detached_from) references availability;
create index on availability (tenant_id, timetable_id);
create index on availability (tenant_id, activity_id) where activity_id is not null;
create index on availability (tenant_id, rental_type_id) where rental_type_id is not null;
alter table timetable
  add created_at instant not null default now(),
  add created_by uuid references account;

-- Places kept for somebody who has not paid yet: its claims have no unit, and end by themselves.
create table hold (
  tenant_id uuid not null,
  id uuid not null,
  held_until instant not null,
  created_by uuid references account,
  created_at instant not null,
  ended_at instant,
  ending text check (ending in ('sold', 'released', 'expired')),
  primary key (tenant_id, id),
  check ((ended_at is null) = (ending is null))
);
alter table claim
  add hold_id uuid,
  add foreign key (tenant_id, hold_id) references hold;
create index on claim (tenant_id, hold_id) where hold_id is not null;

-- People come back to long work: who asked, when, and whether somebody wants it to stop. `is_shown` puts it into the tray.
alter table job
  add created_at instant not null default now(),
  add created_by uuid references account,
  add is_shown boolean not null default false,
  add cancel_asked_at instant;
create index on job (tenant_id, created_at) where is_shown;

-- One lost day: which tickets were hit, who was told, what each client answered.
create table rescheduling (
  tenant_id uuid not null,
  id uuid not null,
  job_id uuid,
  reason text not null check (length(reason) between 1 and 1500),
  on_date date,
  begin_time time,
  end_time time,
  items jsonb not null default '{}',
  closes_slots boolean not null,
  created_by uuid not null references account,
  created_at instant not null,
  ended_at instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, job_id) references job
);
create index on rescheduling (tenant_id, created_at desc);
create table rescheduling_ticket (
  tenant_id uuid not null,
  rescheduling_id uuid not null,
  ticket_id uuid not null,
  order_id uuid not null,
  -- The time that was lost, frozen: the ticket itself moves on.
  slot_id uuid,
  begins_at instant not null,
  ends_at instant not null,
  freed_at instant,
  mail_id uuid,
  answer text check (answer in ('moved', 'refundAsked')),
  answered_at instant,
  answered_by uuid references account,
  primary key (tenant_id, rescheduling_id, ticket_id),
  check ((answer is null) = (answered_at is null)),
  foreign key (tenant_id, rescheduling_id) references rescheduling,
  foreign key (tenant_id, ticket_id) references ticket,
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, slot_id) references slot,
  foreign key (tenant_id, mail_id) references mail
);
create index on rescheduling_ticket (tenant_id, ticket_id);
create index on rescheduling_ticket (tenant_id, order_id);

-- Stays and equipment on the day's calendar.
alter table booking
  add version int not null default 1,
  add checked_in_at instant,
  add checked_out_at instant;
create index on booking (tenant_id, lodging_type_id, check_in);
create index on booking (tenant_id, check_in);
alter table rental add version int not null default 1;
create index on rental (tenant_id, begins_at);
create index on rental (tenant_id, ends_at) where returned_at is null;
create index on slot (tenant_id, on_date);

select isolate_tenant_tables();
