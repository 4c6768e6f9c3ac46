-- What can be sold. resource = anything limited; product = whatever an order line may point to and a price hangs on.

create table resource (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('slot','stock','size','accessory','room')),
  quantity int not null check (quantity >= 0),
  taken int not null default 0,
  overbooked int not null default 0 check (overbooked >= 0),
  primary key (tenant_id, id),
  check (taken between 0 and quantity + overbooked),
  check (kind in ('slot','stock') or taken = 0)
);

create table activity (
  tenant_id uuid not null,
  id uuid not null,
  position int not null,
  name bilingual not null,
  message bilingual,
  tags text[] not null default '{}',
  version int not null default 1,
  deleted_at instant,
  primary key (tenant_id, id)
);

create table activity_category (
  tenant_id uuid not null,
  id uuid not null,
  activity_id uuid not null,
  kind kind not null,
  scheduling text not null check (scheduling in ('WithCalendar','WithCalendarOrAnytime','Anytime')),
  active boolean not null default false,
  sale_begins_at instant,
  sale_ends_at instant,
  valid_begins_at instant,
  valid_ends_at instant,
  valid_for duration,
  primary key (tenant_id, id),
  unique (tenant_id, activity_id, kind),
  foreign key (tenant_id, activity_id) references activity
);

create table rental_category (
  tenant_id uuid not null,
  id uuid not null,
  position int not null,
  name bilingual not null,
  version int not null default 1,
  deleted_at instant,
  primary key (tenant_id, id)
);

create table rental_type (
  tenant_id uuid not null,
  id uuid not null,
  category_id uuid not null,
  position int not null,
  name bilingual not null,
  description bilingual,
  image_id uuid,
  turnaround duration not null default '00:00:00',
  deleted_at instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references rental_category,
  foreign key (tenant_id, image_id) references file
);

create table rental_size (
  tenant_id uuid not null,
  id uuid not null,
  type_id uuid not null,
  position int not null,
  name bilingual,
  is_default boolean not null,
  resource_id uuid not null,
  deleted_at instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, type_id) references rental_type,
  foreign key (tenant_id, resource_id) references resource
);

create table accessory (
  tenant_id uuid not null,
  id uuid not null,
  position int not null,
  name bilingual not null,
  description bilingual,
  image_id uuid,
  resource_id uuid not null,
  version int not null default 1,
  deleted_at instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, resource_id) references resource
);

create table accessory_category (
  tenant_id uuid not null,
  accessory_id uuid not null,
  category_id uuid not null,
  primary key (tenant_id, accessory_id, category_id),
  foreign key (tenant_id, accessory_id) references accessory,
  foreign key (tenant_id, category_id) references rental_category
);

create table lodging_type (
  tenant_id uuid not null,
  id uuid not null,
  category_name bilingual not null,
  name bilingual not null,
  max_persons int not null,
  min_nights int not null,
  max_nights int not null,
  check_in time not null,
  check_out time not null,
  resource_id uuid not null,
  version int not null default 1,
  deleted_at instant,
  primary key (tenant_id, id),
  foreign key (tenant_id, resource_id) references resource
);

create table product (
  tenant_id uuid not null,
  id uuid not null,
  kind kind not null,
  title bilingual not null,
  position int not null default 0,
  price_cents cents not null check (price_cents between 0 and 1000000),
  duration duration,
  active boolean not null default true,
  sale_begins_at instant,
  sale_ends_at instant,
  activity_category_id uuid,
  rental_type_id uuid,
  accessory_id uuid,
  lodging_type_id uuid,
  stock_id uuid,
  version int not null default 1,
  deleted_at instant,
  primary key (tenant_id, id),
  check (num_nonnulls(activity_category_id, rental_type_id, accessory_id, lodging_type_id) = (kind not in ('catalog_product','package'))::int),
  check ((rental_type_id is null) = (duration is null)),
  foreign key (tenant_id, activity_category_id) references activity_category,
  foreign key (tenant_id, rental_type_id) references rental_type,
  foreign key (tenant_id, accessory_id) references accessory,
  foreign key (tenant_id, lodging_type_id) references lodging_type,
  foreign key (tenant_id, stock_id) references resource
);
create unique index on product (tenant_id, rental_type_id, duration) where deleted_at is null;

create table package_part (
  tenant_id uuid not null,
  package_id uuid not null,
  position int not null,
  product_id uuid not null,
  quantity int not null check (quantity > 0),
  primary key (tenant_id, package_id, position),
  foreign key (tenant_id, package_id) references product,
  foreign key (tenant_id, product_id) references product
);
