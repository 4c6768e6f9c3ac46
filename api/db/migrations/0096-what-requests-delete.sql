-- No request and no job deletes what was sold, paid or refunded, or changes the words of the trail: a fault in one
-- statement cannot either. Erasing a person deletes words, and nothing else of the trail.
do $$ begin
  execute 'revoke delete on orders, order_line, unit, unit_tax, unit_rebate, invoice, invoice_tax, payment,
    refund, refund_item, refund_item_tax, refund_transfer from guichet_app, guichet_worker';
  execute 'revoke update on audit_words from guichet_app, guichet_worker';
end $$;
