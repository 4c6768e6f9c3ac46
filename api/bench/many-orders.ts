import type pg from 'pg'

/** Share of the copies that the largest business gets. */
const largestShare = 0.2

type Copy = {
  table: string
  /** Columns of a copy that differ from its row `o`; `k.n` is the number of the copy. */
  members: Record<string, string>
  from?: string
  which?: string
  /** Order of insertion, by time as in production. */
  order?: string
}

const idOf = (column: string) => `pg_temp.copied(o.${column}, k.n)`
/** Copies are a little earlier than their row, each at a different time. */
const atOf = (column: string) => `o.${column} - k.n * interval '7 seconds'`
const orderNumber = (row: string) => `${row}.reference || k.n`
const ticketNumber = (id: string) =>
  `upper(translate(left(md5(${id}::text || k.n), 12), '01', 'xz'))`
const words = (reference: string) =>
  `lower(${reference}) || coalesce(regexp_replace(substr(o.text, nullif(strpos(o.text, '|'), 0)), '(\\d+)@', '\\1' || k.n || '@'), '')`
const at = { at: atOf('at') }

const copies: Copy[] = [
  {
    table: 'orders',
    members: {
      id: idOf('id'),
      reference: orderNumber('o'),
      email: `regexp_replace(o.email, '(\\d+)@', '\\1' || k.n || '@')`,
      created_at: atOf('created_at'),
      completed_at: atOf('completed_at'),
    },
    order: 'o.created_at',
  },
  { table: 'invoice', members: { id: idOf('id'), order_id: idOf('order_id') }, order: 'o.id' },
  {
    table: 'order_line',
    members: {
      id: idOf('id'),
      order_id: idOf('order_id'),
      invoice_id: idOf('invoice_id'),
      parent_line_id: idOf('parent_line_id'),
    },
    order: 'o.id',
  },
  {
    table: 'unit',
    members: {
      id: idOf('id'),
      order_id: idOf('order_id'),
      invoice_id: idOf('invoice_id'),
      line_id: idOf('line_id'),
      parent_unit_id: idOf('parent_unit_id'),
    },
    order: 'o.id',
  },
  {
    table: 'ticket',
    members: {
      id: idOf('id'),
      order_id: idOf('order_id'),
      unit_id: idOf('unit_id'),
      reference: ticketNumber('o.id'),
      sold_at: atOf('sold_at'),
    },
    order: 'o.sold_at',
  },
  { table: 'booking', members: { id: idOf('id'), unit_id: idOf('unit_id') } },
  {
    table: 'payment',
    members: {
      id: idOf('id'),
      order_id: idOf('order_id'),
      provider_ref: `o.provider_ref || '_' || k.n`,
    },
    order: 'o.id',
  },
  {
    table: 'unit_tax',
    members: { unit_id: idOf('unit_id'), invoice_id: idOf('invoice_id') },
    order: 'o.unit_id',
  },
  {
    table: 'posting',
    members: { txn_id: idOf('txn_id'), order_id: idOf('order_id') },
    order: 'o.txn_id',
  },
  {
    table: 'refund',
    members: {
      id: idOf('id'),
      order_id: idOf('order_id'),
      credit_note: `o.credit_note || '-' || k.n`,
    },
    order: 'o.id',
  },
  {
    table: 'refund_item',
    members: { refund_id: idOf('refund_id'), unit_id: idOf('unit_id') },
    order: 'o.refund_id',
  },
  {
    table: 'refund_item_tax',
    members: { refund_id: idOf('refund_id'), unit_id: idOf('unit_id') },
    order: 'o.refund_id',
  },
  {
    table: 'refund_transfer',
    members: {
      id: idOf('id'),
      refund_id: idOf('refund_id'),
      payment_id: idOf('payment_id'),
      provider_ref: `o.provider_ref || '_' || k.n`,
    },
    order: 'o.id',
  },
  {
    table: 'answer',
    members: {
      id: idOf('id'),
      order_id: idOf('order_id'),
      ticket_id: idOf('ticket_id'),
    },
    order: 'o.id',
  },
  {
    table: 'audit',
    members: { id: idOf('id'), order_id: idOf('order_id'), ...at },
    which: 'o.order_id is not null',
    order: 'o.at',
  },
  {
    table: 'search_entry',
    members: { id: idOf('id'), text: words(orderNumber('s')), ...at },
    from: 'join orders s on s.tenant_id = o.tenant_id and s.id = o.id',
    which: `o.kind = 'order'`,
    order: 'o.at',
  },
  {
    table: 'search_entry',
    members: { id: idOf('id'), text: words(ticketNumber('o.id')), ...at },
    which: `o.kind = 'ticket'`,
    order: 'o.at',
  },
]

/**
 * Copies orders of the demo data, with everything that lists, reports and the journal read, up to
 * the given number; inserted directly into the tables without checks. The largest business gets a
 * fifth of the copies.
 */
export async function manyOrders(owner: pg.Client, orders: number): Promise<void> {
  await owner.query(`alter system set max_wal_size = '8GB'`)
  await owner.query('select pg_reload_conf()')
  await owner.query(`set session_replication_role = replica;
    set maintenance_work_mem = '512MB';
    set work_mem = '256MB';
    create function pg_temp.copied(id uuid, n int) returns uuid immutable language sql
      as $$ select overlay(overlay(md5(id::text || n) placing left(translate(id::text, '-', ''), 12) || '7' from 1) placing '8' from 17)::uuid $$`)
  await owner.query(
    `create temp table copy_of as
      with business as (
        select tenant_id, count(*) as orders, sum(count(*)) over () as whole,
          row_number() over (order by count(*) desc, tenant_id) as place
        from orders
        group by tenant_id
      ),
      plan as (
        select tenant_id, case when place = 1
          then $1 * ${largestShare} / orders
          else $1 * ${1 - largestShare} / (whole - (select orders from business where place = 1))
        end as times
        from business
      )
      select tenant_id, generate_series(1, ceil(times)::int - 1) as n
      from plan`,
    [orders],
  )
  await owner.query('analyze copy_of')
  const tables = [...new Set(copies.map(({ table }) => table))]
  const indexes = await dropIndexes(owner, tables)
  // A statement does not read its own rows, and each table is copied once, so that only original
  // rows are copied.
  for (const copy of copies.toReversed()) await insertCopies(owner, copy)
  for (const definition of indexes) await owner.query(definition)
  await owner.query('set session_replication_role = origin')
  for (const table of tables) await owner.query(`vacuum analyze ${table}`)
  await owner.query('alter system reset max_wal_size')
  await owner.query('select pg_reload_conf()')
  await owner.query('checkpoint')
}

/** Drops indexes that no constraint needs. @returns the statements to recreate them */
async function dropIndexes(owner: pg.Client, tables: string[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i
      where i.indrelid = any($1::regclass[])
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await owner.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

async function insertCopies(
  owner: pg.Client,
  { table, members, from = '', which = 'true', order }: Copy,
): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select attname as name
      from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  await owner.query(
    `insert into ${table} (${names.join(', ')})
      select ${names.map((name) => members[name] ?? `o.${name}`).join(', ')}
      from ${table} o
      ${from}
      join copy_of k on k.tenant_id = o.tenant_id
      where ${which}
      ${order ? `order by ${order}, k.n` : ''}`,
  )
}
