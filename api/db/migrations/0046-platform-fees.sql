-- What the installation charges a business for what it sells: a rate of its own, 0 unless it is set
-- (docs/decisions.md 4). The rate is in thousandths of a percent.
alter table tenant
  add column platform_fee_milli int not null default 0
    check (platform_fee_milli between 0 and 20000);

-- Frozen with the sale: {rateMilli, baseCents, cents, taxes: [{key, cents}]}; none without a fee.
alter table invoice add column platform_fee jsonb;
-- What of it is not owed any more because of this refund: {cents, taxes}.
alter table refund add column platform_fee jsonb;

-- What the provider hands to the installation with a payment, and takes back with a refund of it.
alter table payment
  add column fee_cents cents not null default 0 check (fee_cents between 0 and cents);
alter table refund_transfer
  add column fee_cents cents not null default 0 check (fee_cents between 0 and cents);
