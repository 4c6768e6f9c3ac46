import type { Db } from '../../platform/db.ts'

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof paymentById>>>
export const paymentById = (db: Db, tenantId: string, id: string) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The payment that an order waits for; undefined when it waits for none. */
export const awaitedPaymentOf = (db: Db, tenantId: string, orderId: string) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
