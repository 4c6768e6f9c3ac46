-- Promo codes of a quote, as they were typed; what they take off is in its frozen price.
alter table quote add column rebate_codes text[] not null default '{}';
