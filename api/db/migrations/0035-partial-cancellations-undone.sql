-- A cancellation of some tickets is taken back within seconds: the status before comes back.
insert into order_transition (from_status, to_status) values
  ('PartialRefundCompleted', 'Completed'),
  ('PartialRefundCompleted', 'CreatedByAdmin');
