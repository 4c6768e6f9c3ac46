-- Reports of what was sold in a period. Their figures are computed until the period is over, and
-- kept from then on: nothing that happens later changes a closed report.
create table report (
  tenant_id uuid not null,
  id uuid not null,
  title text not null check (length(title) between 1 and 75),
  begins_on date not null,
  ends_on date not null check (ends_on >= begins_on),
  created_by uuid not null references account,
  created_at instant not null,
  figures jsonb,
  closed_at instant,
  primary key (tenant_id, id),
  check ((figures is null) = (closed_at is null))
);
create index on report (tenant_id, created_at desc, id desc);

-- What a period is read by; sales themselves are found by the moment of their completion.
create index payment_of_day on payment (tenant_id, business_day) include (method, cents)
  where state = 'succeeded';
create index refund_of_day on refund (tenant_id, business_day) where state = 'settled';
create index later_invoice_of_moment on invoice (tenant_id, issued_at) where ordinal > 1;

select isolate_tenant_tables();
