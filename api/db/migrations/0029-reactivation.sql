-- A cancelled order can be reactivated: the record of its cancellation stays and counts no more; the
-- letter that would have told of it is withdrawn when it has not left.
alter table refund
  drop constraint refund_state_check,
  add constraint refund_state_check check (state in ('requested','settled','failed','reversed')),
  add constraint refund_reversed_check check (state <> 'reversed' or total_cents = 0);
alter table mail
  drop constraint mail_state_check,
  add constraint mail_state_check check (state in ('waiting','sent','refused','erased','withdrawn'));
insert into order_transition (from_status, to_status) values
  ('Canceled', 'Completed'),
  ('Canceled', 'CreatedByAdmin'),
  ('Canceled', 'PartialRefundCompleted');
