-- Staff may let the client use a promo code again whose order was refunded whole. It is free once
-- the refund has settled: a provider may still refuse it.
alter table refund add column gives_codes_back boolean not null default false;
