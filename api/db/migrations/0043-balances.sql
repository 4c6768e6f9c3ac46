-- A group pays a part when it books and the rest until a day.
alter table orders add column balance_due_on date;
create index orders_with_balance on orders (tenant_id, balance_due_on)
  where balance_due_on is not null;

-- A payment of what was left after the sale. It is awaited until a time of its own, as no place
-- waits for it; the page where it is paid may end before that and be opened anew.
alter table payment
  add column is_balance boolean not null default false,
  add column ends_at instant,
  add column page_tries int not null default 0,
  add column page_from instant;

-- What of a refund lowered a balance that was still owed, instead of going back.
alter table refund
  add column credited_cents cents not null default 0
    check (credited_cents between 0 and total_cents);
