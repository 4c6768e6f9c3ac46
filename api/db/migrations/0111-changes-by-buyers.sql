-- Buyers cancel their orders by themselves: no member of staff requests such a refund.
alter table refund drop constraint refund_source_check;
alter table refund
  add constraint refund_source_check check (source in ('staff','exchange','automatic','buyer')),
  alter column requested_by drop not null,
  add constraint refund_requested_by_check check (source = 'buyer' or requested_by is not null);
