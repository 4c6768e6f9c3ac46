-- There is no coin below five cents: what cash adds to an amount, or takes off, is told apart from
-- it. `tendered_cents`: what the client handed over, where the counter typed it.
alter table payment
  add column rounding_cents int not null default 0 check (abs(rounding_cents) <= 2),
  add column tendered_cents int,
  add constraint payment_cash_alone check (
    method = 'cash' or (rounding_cents = 0 and tendered_cents is null)
  ),
  add constraint payment_tendered_enough check (tendered_cents >= cents + rounding_cents);

-- Of a refund all of the cash is handed over at once: one of its movements carries the rounding.
alter table refund_transfer
  add column rounding_cents int not null default 0 check (abs(rounding_cents) <= 2);
