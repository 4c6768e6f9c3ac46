import * as contract from '@guichet/contract/orders/sale/sell.ts'
import { movePlaces } from '../../availability/public.ts'
import { queueMail } from '../../mail/public.ts'
import { byOwner } from '../../platform/http/actor.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { manualKey, sumOf } from '../../pricing/public.ts'
import { loadOrder } from '../load-orders.db.ts'
import { viewOrder } from '../orders.view.ts'
import { noMoves } from '../ticket-moves.db.ts'
import { agreeOnSale } from './agree-on-sale.ts'
import type { AgreedSale } from './agreed-sale.ts'
import { writeSale, type WrittenSale } from './writing/write-sale.ts'

/** Sells at the counter. */
export const sell = handle(
  contract.sell,
  async (ctx, { body }) =>
    (
      await completeSale(ctx, await agreeOnSale(ctx, body), async ({ orderId }) =>
        viewOrder(await loadOrder(ctx.db, ctx.tenantId, orderId), noMoves, ctx),
      )
    ).done,
)

/**
 * Writes the order, invoice, tickets, payment, postings, email and audit line, calls `finish`, then
 * takes the places, all in one transaction. A sale by link gets its tickets and its postings once
 * it is paid.
 *
 * @returns The result of `finish`, and whether places were overbooked
 */
export async function completeSale<Done>(
  ctx: Ctx,
  sale: AgreedSale,
  finish: (written: WrittenSale) => Promise<Done>,
): Promise<{ done: Done; isOverbooked: boolean }> {
  const written = await writeSale(ctx, sale)
  if (sale.payment.awaited) await awaitPayment(ctx, sale, written)
  else await queueConfirmation(ctx, sale, written)
  await recordSale(ctx, sale, written)
  const done = await finish(written)
  return { done, isOverbooked: await takeSoldPlaces(ctx, sale, written) }
}

async function queueConfirmation(
  { db, now, tenantId }: Ctx,
  { body, language }: AgreedSale,
  { orderId, clientId }: WrittenSale,
): Promise<void> {
  if (!body.email) return
  await queueMail(db, {
    tenantId,
    kind: 'order-confirmation',
    dedupeKey: `order-confirmation:${orderId}`,
    to: body.email,
    language,
    now,
    data: {},
    orderId,
    clientId,
  })
}

/**
 * Sends the link to the client, or shows the sale on the terminal, and enqueues a last check at the
 * end of the wait.
 */
async function awaitPayment(
  { db, now, tenantId, actor }: Ctx,
  { body, language, payment }: AgreedSale,
  { orderId, clientId, paymentId }: WrittenSale,
): Promise<void> {
  if (payment.awaited!.isAtTerminal)
    await enqueue(db, {
      tenantId,
      kind: 'show-on-terminal',
      payload: { paymentId },
      runAt: now,
      dedupeKey: `show-on-terminal:${paymentId}`,
    })
  else if (body.email)
    await queueMail(db, {
      tenantId,
      kind: 'payment-link',
      dedupeKey: `payment-link:${paymentId}`,
      to: body.email,
      language,
      now,
      data: { paymentId },
      orderId,
      clientId,
      ...whenUnpaid(actor, now),
    })
  await enqueue(db, {
    tenantId,
    kind: 'expire-payment',
    payload: { paymentId },
    runAt: payment.awaited!.until,
    dedupeKey: `expire-payment:${paymentId}`,
  })
}

/**
 * Visitors stand on the page where they pay: their link is emailed only if they have not paid a few
 * minutes later.
 */
const whenUnpaid = (actor: Ctx['actor'], now: string): { heldUntil?: string } =>
  byOwner(actor, {
    person: () => ({}),
    key: () => ({}),
    guest: () => ({ heldUntil: new Date(Date.parse(now) + guestReminderMs).toISOString() }),
  })
const guestReminderMs = 600_000

const recordSale = (
  { audit }: Ctx,
  { cart, body, payment, paidCents }: AgreedSale,
  { orderId, reference, clientId, tickets }: WrittenSale,
): Promise<void> =>
  audit('order.created', 'order', orderId, {
    orderId,
    buyerId: clientId,
    facts: {
      reference,
      finalCents: cart.priced.totals.finalCents,
      method: methodOf(payment),
      ...(body.balance && {
        paidCents,
        owedCents: cart.priced.totals.finalCents - paidCents,
        dueDate: body.balance.dueDate,
      }),
      tickets: tickets.length,
      units: sumOf(cart.lines.map((line) => line.quantity)),
      ...(cart.rebates.given && { discountCents: discountOf(cart) }),
      ...(body.keptCartPublicId && { keptCartId: body.keptCartPublicId }),
    },
    ...(cart.rebates.given && { texts: { reason: cart.rebates.given.reason } }),
  })

const methodOf = ({ method, awaited }: AgreedSale['payment']): string => {
  if (!awaited) return method
  return awaited.isAtTerminal ? 'terminal' : 'link'
}

/** Total of manual discounts, in cents. */
const discountOf = ({ priced }: AgreedSale['cart']): number =>
  sumOf(
    priced.parts.flatMap(({ rebates }) =>
      rebates.filter(({ key }) => key === manualKey).map(({ cents }) => cents),
    ),
  )

/** Counted places are last: the row of a busy slot is locked for a short time only. */
async function takeSoldPlaces(
  { db, tenantId, audit }: Ctx,
  { held, isForced, body }: AgreedSale,
  { orderId, wants, overbooked }: WrittenSale,
): Promise<boolean> {
  const beyond = await movePlaces(db, tenantId, { take: wants, give: held, isForced })
  if (!beyond.length && !overbooked.size) return false
  await audit('order.overbooked', 'order', orderId, {
    orderId,
    facts: { resources: beyond.length + overbooked.size },
    texts: { reason: body.overbookingReason! },
  })
  return true
}
