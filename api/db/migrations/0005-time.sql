-- Timetables: a rule (timetable, availability) is written out as occurrences when published; equal times of one activity share one slot,
-- whose resource.quantity is the sum of its open occurrences.

create table timetable (
  tenant_id uuid not null,
  id uuid not null,
  item text not null check (item in ('Activity','Rental')),
  title text not null,
  repeats text not null check (repeats in ('Once','EveryWeek')),
  begins_on date not null,
  ends_on date not null check (ends_on >= begins_on),
  weekdays smallint[] not null,
  active boolean not null default true,
  version int not null default 1,
  primary key (tenant_id, id)
);

create table availability (
  tenant_id uuid not null,
  id uuid not null,
  timetable_id uuid not null,
  activity_id uuid,
  rental_type_id uuid,
  quantity int check (quantity between 1 and 10000),
  begin_time time,
  end_time time,
  begin_times time[],
  durations text[],
  primary key (tenant_id, id),
  check (num_nonnulls(activity_id, rental_type_id) = 1),
  check (activity_id is null or (num_nonnulls(quantity, begin_time, end_time) = 3 and begin_time <= end_time)),
  foreign key (tenant_id, timetable_id) references timetable,
  foreign key (tenant_id, activity_id) references activity,
  foreign key (tenant_id, rental_type_id) references rental_type
);

create table slot (
  tenant_id uuid not null,
  id uuid not null,
  activity_id uuid not null,
  on_date date not null,
  begin_time time not null,
  end_time time not null,
  begins_at instant not null,
  ends_at instant not null,
  primary key (tenant_id, id),
  unique (tenant_id, activity_id, on_date, begin_time, end_time),
  foreign key (tenant_id, id) references resource,
  foreign key (tenant_id, activity_id) references activity
);

create table occurrence (
  tenant_id uuid not null,
  id uuid not null,
  availability_id uuid not null,
  on_date date not null,
  slot_id uuid,
  quantity int,
  rental_type_id uuid,
  begin_times time[],
  durations text[],
  is_exception boolean not null default false,
  closed_at instant,
  primary key (tenant_id, id),
  unique (tenant_id, availability_id, on_date),
  check (num_nonnulls(slot_id, rental_type_id) = 1 and (slot_id is null) = (quantity is null)),
  foreign key (tenant_id, availability_id) references availability,
  foreign key (tenant_id, slot_id) references slot,
  foreign key (tenant_id, rental_type_id) references rental_type
);
create index on occurrence (tenant_id, slot_id);
create index on occurrence (tenant_id, rental_type_id, on_date);
