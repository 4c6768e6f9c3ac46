import { randomInt } from 'node:crypto'
import type { OrderChannel } from '@guichet/contract/orders/order-channel.ts'
import type { OrderStatus } from '@guichet/contract/orders/order-status.ts'
import { byOwner, ownerColumns } from '../../../platform/http/actor.ts'
import { newId } from '../../../platform/values/ids.ts'
import { lastOf } from '../../../platform/values/must.ts'
import { orderSearchText } from '../../order-search.rules.ts'
import type { AgreedSale } from '../agreed-sale.ts'
import type { SellingCtx } from '../cart/planned-cart.ts'

/**
 * Writes the row of the order, its first status and its search text. The reference is random, as a
 * counter would serialize all sales; when it is in use, the transaction is retried.
 */
export async function writeOrder(
  ctx: SellingCtx,
  { clientId, sale }: { clientId: string | null; sale: AgreedSale },
): Promise<{ orderId: string; reference: string }> {
  const { db, now, tenantId } = ctx
  const orderId = newId()
  const drawn = String(randomInt(100_000_000)).padStart(8, '0')
  const reference = sale.cart.business.orderPrefix + drawn
  await insertOrder(ctx, { orderId, reference, clientId, sale })
  await db
    .insertInto('order_status_log')
    .values(
      stepsOf(sale, ctx.actor).map((status, i) => ({
        tenant_id: tenantId,
        order_id: orderId,
        seq: i + 1,
        status,
        at: now,
      })),
    )
    .execute()
  const { body } = sale
  const references = [body.payment?.reference ?? null, body.purchaseOrder ?? null]
  const text = orderSearchText({
    ...body,
    reference,
    paymentReferences: references,
    holders: holdersOf(sale),
  })
  await db
    .insertInto('search_entry')
    .values({ tenant_id: tenantId, kind: 'order', id: orderId, at: now, text })
    .execute()
  return { orderId, reference }
}

/** People of the party, and holders of the passes. */
const holdersOf = ({ body, cart, ownersOf }: AgreedSale) => [
  ...(body.party ?? []),
  ...cart.lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, ordinal) => ownersOf(line, ordinal)).flat(),
  ),
]

/**
 * Statuses of a new order: a sale that is paid, here or elsewhere, ends at once; a sale by link
 * waits for its payment.
 */
function stepsOf(
  { payment: { awaited }, isTakenOver }: AgreedSale,
  { kind }: SellingCtx['actor'],
): OrderStatus[] {
  if (awaited) return ['Created', 'ValidationSucceed', 'PaymentInProgress']
  return kind !== 'person' || isTakenOver
    ? ['Created', 'ValidationSucceed', 'Completed']
    : ['CreatedByAdmin']
}

/** Through what the order came; a sale at a connected terminal is at the counter. */
const channelOf = (
  { payment: { awaited } }: AgreedSale,
  actor: SellingCtx['actor'],
): OrderChannel =>
  byOwner<OrderChannel>(actor, {
    person: () => (awaited && !awaited.isAtTerminal ? 'link' : 'counter'),
    key: () => 'key',
    guest: () => 'office',
  })

const buyerOf = (body: AgreedSale['body']) => ({
  email: body.email ?? null,
  first_name: body.firstName || null,
  last_name: body.lastName || null,
  phone: body.phone ?? null,
  postal_code: body.postalCode || null,
})

type NewOrder = {
  orderId: string
  reference: string
  clientId: string | null
  sale: AgreedSale
}
async function insertOrder(
  { db, now, tenantId, actor }: SellingCtx,
  { orderId, reference, clientId, sale }: NewOrder,
): Promise<void> {
  const { body, language } = sale
  const { awaited } = sale.payment
  await db
    .insertInto('orders')
    .values({
      tenant_id: tenantId,
      id: orderId,
      reference,
      status: lastOf(stepsOf(sale, actor)),
      client_id: clientId,
      ...buyerOf(body),
      language,
      ...ownerColumns(actor),
      channel: channelOf(sale, actor),
      note: body.note ?? null,
      balance_due_on: body.balance?.dueDate ?? null,
      purchase_order: body.purchaseOrder ?? null,
      is_taken_over: sale.isTakenOver ?? false,
      created_at: now,
      completed_at: awaited ? null : now,
      held_until: awaited?.until ?? null,
    })
    .execute()
}
