-- What a business describes before it sells: pass identifications, nightly prices, pictures of products, forms with their questions,
-- and the answers that outlive them.

create table identification (
  tenant_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  position int not null,
  label bilingual not null,
  optional boolean not null,
  wants_picture boolean not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, product_id) references product
);
create index on identification (tenant_id, product_id);

-- What was sold keeps pointing at its category; one that is taken out of an activity and put back is the same one.
alter table activity_category add deleted_at instant;
create index on activity_category (tenant_id, activity_id);
create index on product (tenant_id, activity_category_id) where activity_category_id is not null;
alter table rental_type add version int not null default 1;
create index on rental_type (tenant_id, category_id);
create index on rental_size (tenant_id, type_id);

create table lodging_category (
  tenant_id uuid not null,
  id uuid not null,
  position int not null,
  name bilingual not null,
  version int not null default 1,
  deleted_at instant,
  primary key (tenant_id, id)
);

-- The price of its product is the night's price on days that no rate names.
alter table lodging_type
  drop category_name,
  add category_id uuid not null,
  add position int not null,
  add description bilingual,
  add image_id uuid,
  add foreign key (tenant_id, category_id) references lodging_category,
  add foreign key (tenant_id, image_id) references file,
  add check (max_persons between 1 and 1000),
  add check (min_nights between 1 and max_nights and max_nights <= 365);

-- Half-open days; where two rates name a day the one that stands first wins.
create table lodging_rate (
  tenant_id uuid not null,
  id uuid not null,
  lodging_type_id uuid not null,
  position int not null,
  begins_on date not null,
  ends_on date not null check (ends_on > begins_on),
  weekdays smallint[] not null check (weekdays <@ '{1,2,3,4,5,6,7}'),
  night_cents cents not null check (night_cents between 0 and 1000000),
  primary key (tenant_id, id),
  foreign key (tenant_id, lodging_type_id) references lodging_type
);

alter table product
  add description bilingual,
  add image_id uuid,
  add foreign key (tenant_id, image_id) references file;

-- The name on the wire is `path`; what is kept lies under the tenant and its sha256, once, however often it was sent.
alter table file
  add uploaded_by uuid references account,
  add created_at instant not null default now(),
  add width int,
  add height int;
create index on file (tenant_id, sha256);

create table form (
  tenant_id uuid not null,
  id uuid not null,
  name bilingual not null,
  version int not null default 1,
  deleted_at instant,
  primary key (tenant_id, id)
);

create table question (
  tenant_id uuid not null,
  id uuid not null,
  text bilingual not null,
  type text not null check (type in ('ShortAnswer', 'CheckBox')),
  -- For a CheckBox: a list of bilingual options.
  options jsonb check ((options is null) = (type = 'ShortAnswer')),
  recurrence text not null check (recurrence in ('OnOrder', 'OnTicket')),
  mandatory boolean not null,
  version int not null default 1,
  deleted_at instant,
  primary key (tenant_id, id)
);

create table form_question (
  tenant_id uuid not null,
  form_id uuid not null,
  position int not null,
  question_id uuid not null,
  primary key (tenant_id, form_id, position),
  foreign key (tenant_id, form_id) references form,
  foreign key (tenant_id, question_id) references question
);

create table form_target (
  tenant_id uuid not null,
  id uuid not null,
  form_id uuid not null,
  activity_category_id uuid,
  rental_type_id uuid,
  primary key (tenant_id, id),
  check (num_nonnulls(activity_category_id, rental_type_id) = 1),
  foreign key (tenant_id, form_id) references form,
  foreign key (tenant_id, activity_category_id) references activity_category,
  foreign key (tenant_id, rental_type_id) references rental_type
);
create index on form_target (tenant_id, activity_category_id);
create index on form_target (tenant_id, rental_type_id);

-- The words of the form and the question as they were asked: deleting a question changes no answer. No ticket: asked once for the order.
create table answer (
  tenant_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  ticket_id uuid,
  form_title text not null,
  question_text text not null,
  answer text not null check (length(answer) <= 1100),
  position int not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders,
  foreign key (tenant_id, ticket_id) references ticket
);
create index on answer (tenant_id, order_id);
create index on answer (tenant_id, ticket_id) where ticket_id is not null;

-- One owner block per identification, in their order: [{ label, firstName, lastName, birthDate, pictureId }].
alter table ticket alter owner set default '[]';

select isolate_tenant_tables();
