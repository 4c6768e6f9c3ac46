import { sql } from 'kysely'
import { orderSearchText } from '../orders/public.ts'
import type { Db } from '../platform/db/db.ts'
import { deleteRows, selectRows } from '../platform/db/rows.ts'
import { ticketSearchText } from '../tickets/public.ts'
import { personal } from './personal-columns.db.ts'
import type { ErasedPerson, Personal } from './personal-rows.db.ts'

/** Applies the inventory of personal columns, table by table, and rewrites the search texts. */
export async function eraseWords(db: Db, person: ErasedPerson): Promise<void> {
  for (const [table, { rules }] of Object.entries<Personal>(personal))
    for (const { rows, set } of rules) {
      const where = sql`tenant_id = ${person.tenantId} and (${rows(person)})`
      const columns = Object.entries(set ?? {}).map(([column, value]) => `${column} = ${value}`)
      await (
        set
          ? sql`update ${sql.table(table)} set ${sql.raw(columns.join(', '))} where ${where}`
          : sql`delete from ${sql.table(table)} where ${where}`
      ).execute(db)
    }
  await findNobody(db, person)
  await findByNumbers(db, person)
}

const findNobody = (db: Db, { tenantId, clientIds }: ErasedPerson) =>
  deleteRows(db, tenantId, 'search_entry')
    .where('kind', '=', 'client')
    .where('id', 'in', clientIds)
    .execute()

/** Reduces the search texts of orders and tickets to their own numbers, and those of payments. */
async function findByNumbers(db: Db, { tenantId, orderIds }: ErasedPerson): Promise<void> {
  if (!orderIds.length) return
  const orders = await selectRows(db, tenantId, 'orders')
    .select(['id', 'reference'])
    .where('id', 'in', orderIds)
    .execute()
  const payments = await selectRows(db, tenantId, 'payment')
    .select(['order_id', 'reference', 'provider_ref'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
  const tickets = await selectRows(db, tenantId, 'ticket')
    .select(['id', 'reference'])
    .where('order_id', 'in', orderIds)
    .execute()
  const paymentsOf = Map.groupBy(payments, (payment) => payment.order_id)
  const found = [
    ...orders.map(({ id, reference }) => ({
      kind: 'order',
      id,
      text: orderSearchText({
        reference,
        paymentReferences: (paymentsOf.get(id) ?? []).flatMap((payment) => [
          payment.reference,
          payment.provider_ref,
        ]),
      }),
    })),
    ...tickets.map(({ id, reference }) => ({
      kind: 'ticket',
      id,
      text: ticketSearchText({ reference, formerNumber: null, owners: [] }),
    })),
  ]
  await sql`update search_entry s
    set text = found.text
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) found (kind text, id uuid, text text)
    where s.tenant_id = ${tenantId} and s.kind = found.kind and s.id = found.id`.execute(db)
}
