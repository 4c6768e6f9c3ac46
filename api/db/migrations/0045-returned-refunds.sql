-- A provider may say, days later, that money which had left came back: the client is owed it again,
-- and staff pay it by hand.
alter table refund_transfer drop constraint refund_transfer_state_check;
alter table refund_transfer
  add constraint refund_transfer_state_check
    check (state in ('waiting', 'sent', 'settled', 'failed', 'unknown', 'returned')),
  add column paid_by_hand text check (paid_by_hand in ('cash', 'card', 'other')),
  add column hand_reference text;
