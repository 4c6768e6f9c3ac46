import type { TestServer } from '../test-server.ts'
import { anOrder } from './sales/orders.ts'
import { newCode } from './sales/rebates.ts'
import type { Staff } from './staff.ts'

/** A constant id for each number of a word. */
const idOf = (word: string, n = 'n') => `md5('${word}' || $1::uuid || ${n})::uuid`
/** Copies rows of a table, each with its own ids and names. */
const copies = (table: string, changed: Record<string, string>, like: string) => `
  insert into ${table}
  select r.*
  from ${table} t
  cross join generate_series(1, $2::int) n
  cross join lateral jsonb_populate_record(
    t,
    jsonb_build_object(${Object.entries(changed)
      .map(([column, value]) => `'${column}', ${value}`)
      .join(', ')})
  ) r
  where t.tenant_id = $1::uuid and ${like}`

/** An import whose rows were all refused. */
export const refusedImport = 'b0000000-0000-4000-8000-000000000001'
/** Rows of the register of incidents, and of an import whose rows were all refused. */
const otherRows = (accountId: string) => [
  `insert into incident (
      tenant_id, id, number, began_on, noticed_on, information, circumstances, persons, risk,
      is_serious, measures, created_by, created_at
    )
    select $1::uuid, ${idOf('incident')}, n, '2026-01-01', '2026-01-02', 'Courriels', 'Perte', 1,
      'Faible', false, 'Avis', '${accountId}', now()
    from generate_series(1, $2::int) n`,
  `with refused as (
      insert into client_import (tenant_id, id, header, created_by, created_at)
      values ($1::uuid, '${refusedImport}', '{courriel}', '${accountId}', now())
    )
    insert into client_import_row (tenant_id, import_id, row_number, cells, outcome, problems)
    select $1::uuid, '${refusedImport}', n, '{sans}', 'refused',
      '[{"field": "email", "rule": "email"}]'
    from generate_series(1, $2::int) n`,
]

/**
 * As many clients, orders of one ticket with its payment and invoice, and lines of the audit trail:
 * copies of one sale, since selling each would take minutes.
 */
export async function manyRows(server: TestServer, staff: Staff, rows: number): Promise<void> {
  const { order } = await anOrder(server, staff, { quantity: 1 })
  const { owner } = server
  const values = [staff.tenantId, rows]
  const ofSale = `t.order_id = '${order.publicId}'`
  const [clientId, orderId] = [idOf('client'), idOf('order')]
  await owner.query('begin; set local session_replication_role = replica')
  await owner.query(
    `insert into client (tenant_id, id, email, first_name, last_name)
      select $1::uuid, ${clientId}, 'c' || n || '@example.test', 'Prénom ' || n, 'Nom ' || n
      from generate_series(1, $2::int) n`,
    values,
  )
  const ids = { id: orderId, client_id: clientId, reference: `'N' || n` }
  await owner.query(copies('orders', ids, `t.id = '${order.publicId}'`), values)
  const tables = {
    invoice: { id: idOf('invoice'), number: 'null' },
    payment: { id: idOf('payment') },
    posting: { txn_id: 'md5(t.txn_id::text || n)::uuid' },
    order_line: { id: idOf('line'), invoice_id: idOf('invoice') },
    unit: { id: idOf('unit'), invoice_id: idOf('invoice'), line_id: idOf('line') },
    ticket: { id: idOf('ticket'), unit_id: idOf('unit'), reference: `'T' || n` },
  }
  for (const [table, changed] of Object.entries(tables)) {
    const isFee = table === 'order_line' ? ` and t.kind <> 'fee'` : ''
    const like = `${ofSale}${isFee}`
    await owner.query(copies(table, { ...changed, order_id: orderId }, like), values)
  }
  await owner.query(
    copies(
      'audit',
      { id: idOf('audit'), order_id: orderId },
      `t.code = 'order.created' and ${ofSale}`,
    ),
    values,
  )
  for (const statement of otherRows(staff.accountId)) await owner.query(statement, values)
  await owner.query('commit')
  for (const table of ['client', 'orders', ...Object.keys(tables), 'audit'])
    await owner.query(`vacuum analyze ${table}`)
}

/** Codes of one group. */
export const manyCodes = (count: number): string[] => Array.from({ length: count }, newCode)
