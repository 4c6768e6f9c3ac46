-- What a refund proposes to do with tickets; and a prefix as the screens take it.
alter table tenant_setting
  add column cancels_refunded text not null default 'ifWhole'
    check (cancels_refunded in ('ifWhole','always','never')),
  add constraint tenant_setting_order_prefix_check check (order_prefix ~ '^([A-Z][A-Z0-9]{0,5})?$');
