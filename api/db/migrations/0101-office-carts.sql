-- Carts of visitors of a public ticket office. A cart is named by an unguessable token in its
-- address, of which only the digest is stored.
create table office_cart (
  tenant_id uuid not null,
  id uuid not null,
  token_sha256 bytea not null check (length(token_sha256) = 32),
  language text not null check (language in ('fr', 'en')),
  -- Lines and promo codes as they were sent; they are planned and priced again by each reading.
  lines jsonb not null,
  codes jsonb not null,
  hold_id uuid,
  -- Begin of the uninterrupted holds of the cart, which limits how often they are renewed.
  held_since instant,
  -- Pieces that the cart holds, and the digest of the address of its visitor, for limits.
  pieces int not null default 0 check (pieces >= 0),
  place_sha256 bytea not null check (length(place_sha256) = 32),
  version int not null default 1,
  sold_order_id uuid,
  created_at instant not null,
  updated_at instant not null,
  primary key (tenant_id, id),
  unique (tenant_id, token_sha256),
  foreign key (tenant_id, hold_id) references hold,
  foreign key (tenant_id, sold_order_id) references orders,
  check (sold_order_id is null or hold_id is null)
);
create unique index office_cart_of_order on office_cart (tenant_id, sold_order_id)
  where sold_order_id is not null;
create index office_cart_of_place on office_cart (tenant_id, place_sha256)
  where hold_id is not null;
-- The sweep of all businesses.
create index on office_cart (updated_at) where sold_order_id is null;
alter table office_cart
  enable row level security,
  force row level security,
  add foreign key (tenant_id) references tenant;
create policy tenant on office_cart
  using (tenant_id = current_setting('app.tenant_id')::uuid);
grant select, insert, update, delete on office_cart to guichet_app, guichet_worker;
create policy purge on office_cart to guichet_worker using (sold_order_id is null);

-- Through what an order came: the counter, a link that the counter sent, another program with its
-- key, or the public ticket office. A process of the previous version that still sells during the
-- upgrade names none: its orders are of the counter.
alter table orders
  add column channel text not null default 'counter'
    check (channel in ('counter', 'link', 'key', 'office'));
do $$
declare t uuid;
begin
  perform set_config('app.account_id', '00000000-0000-0000-0000-000000000000', true);
  for t in select id from tenant loop
    perform set_config('app.tenant_id', t::text, true);
    update orders o
    set channel = case
      when o.created_by is null and o.api_key_id is null then 'office'
      when o.created_by is null then 'key'
      else 'link'
    end
    where o.tenant_id = t
      and (
        o.created_by is null
        or exists (
          select from payment p
          where p.tenant_id = o.tenant_id and p.order_id = o.id and p.link_token is not null
            and not p.is_balance
        )
      );
  end loop;
end $$;
