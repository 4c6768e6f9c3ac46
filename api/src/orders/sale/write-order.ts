import { randomInt } from 'node:crypto'
import type { Body } from '@guichet/contract/endpoint.ts'
import { fold } from '@guichet/contract/fold.ts'
import type { sell } from '@guichet/contract/orders/sell.ts'
import type { Db } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'

type Order = {
  tenantId: string
  now: string
  prefix: string
  clientId: string | null
  language: 'fr' | 'en'
  accountId: string
  body: Body<typeof sell>
  paymentReference: string | null
}

/**
 * The order's row, its first state and its words for search. The reference is drawn until it is
 * free: no counter that every sale would wait for.
 */
export async function writeOrder(
  db: Db,
  order: Order,
): Promise<{ orderId: string; reference: string }> {
  const { tenantId, now, body } = order
  const orderId = newId()
  let reference: string | undefined
  while (!reference) {
    reference = (
      await db
        .insertInto('orders')
        .values({
          tenant_id: tenantId,
          id: orderId,
          reference: order.prefix + String(randomInt(100_000_000)).padStart(8, '0'),
          status: 'CreatedByAdmin',
          client_id: order.clientId,
          email: body.email ?? null,
          first_name: body.firstName || null,
          last_name: body.lastName || null,
          phone: body.phone ?? null,
          postal_code: body.postalCode || null,
          language: order.language,
          created_by: order.accountId,
          note: body.note ?? null,
          created_at: now,
          completed_at: now,
        })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'reference']).doNothing())
        .returning('reference')
        .executeTakeFirst()
    )?.reference
  }
  await db
    .insertInto('order_status_log')
    .values({ tenant_id: tenantId, order_id: orderId, seq: 1, status: 'CreatedByAdmin', at: now })
    .execute()
  await db
    .insertInto('search_entry')
    .values({
      tenant_id: tenantId,
      kind: 'order',
      id: orderId,
      at: now,
      text: searchText({
        reference,
        paymentReference: order.paymentReference,
        firstName: body.firstName,
        lastName: body.lastName,
        email: body.email,
        phone: body.phone,
        postalCode: body.postalCode,
      }),
    })
    .execute()
  return { orderId, reference }
}

type Texts = {
  reference: string
  paymentReference?: string | null
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  postalCode?: string | null | undefined
}
/**
 * The words by which an order is found, folded; the bar keeps one from running into the next. A
 * phone is found with and without its separators.
 */
export const searchText = ({
  reference,
  paymentReference,
  firstName,
  lastName,
  email,
  phone,
  postalCode,
}: Texts): string =>
  [
    reference,
    paymentReference,
    `${firstName ?? ''}${lastName ?? ''}`,
    lastName && firstName && `${lastName}${firstName}`,
    email,
    phone,
    phone?.replace(/\D/g, ''),
    postalCode,
  ]
    .filter((word): word is string => Boolean(word))
    .map(fold)
    .join('|')
