-- Promo codes of a quote, as they were typed: what they take off is in its frozen price. And when its
-- client was reminded that it is about to expire.
alter table quote
  add column rebate_codes text[] not null default '{}',
  add column reminded_at instant;
