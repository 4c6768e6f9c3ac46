-- What a till expects and holds is a sum of all that moved in it: a bigint, as every sum of money.
alter table till
  alter column expected_cents type bigint,
  alter column counted_cents type bigint;
alter table till_count
  alter column counted_cents type bigint,
  alter column expected_cents type bigint;
