import type { Input } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import * as contract from '@guichet/contract/orders/payment/pay-balance.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { queueMail } from '../../mail/public.ts'
import { updateRows } from '../../platform/db/rows.ts'
import { apiError } from '../../platform/http/api-error.ts'
import { handle, type Ctx } from '../../platform/http/contexts.ts'
import { fieldProblem } from '../../platform/http/field-problem.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { receivedPostings } from '../../pricing/public.ts'
import { isBalanceAwaited, owedCents } from '../balance.rules.ts'
import { loadOrder, type LoadedOrder } from '../load-orders.db.ts'
import { findOrderId, lockOrder, type LockedOrder } from '../orders.db.ts'
import { viewOrder } from '../orders.view.ts'
import { collectedOfBalance } from '../platform-fees.ts'
import { assertTerm } from '../sale/sale-balance.ts'
import { agreedPayment, writePayment, type AwaitedPayment } from '../sale/take-payment.ts'
import { noMoves } from '../ticket-moves.db.ts'
import { writePostings } from '../write-postings.ts'
import { findByReference } from './payments.db.ts'

type BalancePayment = Input<typeof contract.payBalance>['body']

/** Validity of a link to pay a balance, in days; it is long, as the link blocks no places. */
const linkDays = 60

/**
 * Takes a payment of the balance. Concurrent payments are serialized; each is checked against the
 * balance that is left.
 */
export const payBalance = handle(contract.payBalance, async (ctx, { params, body }) => {
  const { order, loaded } = await owing(ctx, params.ref)
  const owed = owedCents(loaded)
  const cents = body.amount ?? owed
  if (cents > owed) throw fieldProblem('amount', `maxPrice:${toDollars(owed)}`, ctx.language)
  const agreed = await agreedPayment(ctx, { payment: body }, cents)
  const { method } = agreed
  const awaited = agreed.awaited && { ...agreed.awaited, until: endOf(ctx, agreed.awaited) }
  const paymentId = await writePayment(ctx, {
    orderId: order.id,
    payment: { ...agreed, awaited },
    reference: body.reference,
    cents,
    feeCents: collectedOfBalance(loaded, cents),
    today: localDateOf(ctx.now, loaded.tenant.time_zone),
    isBalance: true,
  })
  await (awaited ? ask(ctx, order, paymentId, awaited) : take(ctx, loaded, { method, cents, body }))
  await ctx.audit(awaited ? 'order.balance_asked' : 'order.balance_paid', 'order', order.id, {
    orderId: order.id,
    facts: { cents, method: awaited ? body.method : method, owedCents: owed - cents },
  })
  return viewAgain(ctx, order.id)
})

/** @throws NothingOwed, PaymentAwaited */
async function owing({ db, tenantId }: Ctx, ref: string) {
  const order = await lockOrder(db, tenantId, await findOrderId(db, tenantId, ref))
  const loaded = await loadOrder(db, tenantId, order.id)
  if (owedCents(loaded) <= 0) throw apiError('NothingOwed')
  if (isBalanceAwaited(loaded.payments)) throw apiError('PaymentAwaited')
  return { order, loaded }
}

/** The clerk watches the terminal, so its wait is short; a link stays in a mailbox. */
const endOf = ({ now }: Ctx, { isAtTerminal, until }: AwaitedPayment): string =>
  isAtTerminal ? until : new Date(Date.parse(now) + linkDays * 86_400_000).toISOString()

type BalanceReceipt = { method: string; cents: number; body: BalancePayment }
async function take(
  { db, now }: Ctx,
  { order, tenant }: LoadedOrder,
  { method, cents, body: { reference } }: BalanceReceipt,
): Promise<void> {
  const businessDay = localDateOf(now, tenant.time_zone)
  await writePostings(
    db,
    { tenantId: order.tenant_id, orderId: order.id, businessDay },
    ...receivedPostings(method, cents),
  )
  if (reference) await findByReference(db, order, reference)
}

/** Requests the payment by email or at the terminal, and enqueues a last check at the end. */
async function ask(
  { db, now }: Ctx,
  order: LockedOrder,
  paymentId: string,
  { isAtTerminal, until }: AwaitedPayment,
): Promise<void> {
  const { tenant_id: tenantId, id: orderId, email, client_id: clientId } = order
  const payload = { paymentId }
  if (isAtTerminal) {
    const dedupeKey = `show-on-terminal:${paymentId}`
    await enqueue(db, { tenantId, kind: 'show-on-terminal', payload, runAt: now, dedupeKey })
  } else if (email)
    await queueMail(db, {
      tenantId,
      kind: 'payment-link',
      dedupeKey: `payment-link:${paymentId}`,
      to: email,
      language: order.language as Language,
      now,
      data: payload,
      orderId,
      clientId,
    })
  const dedupeKey = `expire-payment:${paymentId}`
  await enqueue(db, { tenantId, kind: 'expire-payment', payload, runAt: until, dedupeKey })
}

/** Sets the due date of the balance and the client's purchase order number. */
export const setBalanceTerms = handle(contract.setBalanceTerms, async (ctx, { params, body }) => {
  const { db, tenantId, audit, now } = ctx
  const { order, loaded } = await owing(ctx, params.ref)
  const { dueDate, purchaseOrder } = body
  const isSame = dueDate === order.balance_due_on
  if (!isSame) assertTerm(ctx, 'dueDate', dueDate, localDateOf(now, loaded.tenant.time_zone))
  if (isSame && purchaseOrder === order.purchase_order) return viewAgain(ctx, order.id)
  await updateRows(db, tenantId, 'orders')
    .set((eb) => ({
      balance_due_on: dueDate,
      purchase_order: purchaseOrder,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', order.id)
    .execute()
  if (purchaseOrder) await findByReference(db, order, purchaseOrder)
  await audit('order.balance_terms', 'order', order.id, {
    orderId: order.id,
    facts: { dueDateFrom: order.balance_due_on, dueDate },
    texts: { purchaseOrder: purchaseOrder ?? '', purchaseOrderFrom: order.purchase_order ?? '' },
  })
  return viewAgain(ctx, order.id)
})

const viewAgain = async (ctx: Ctx, orderId: string) =>
  viewOrder(await loadOrder(ctx.db, ctx.tenantId, orderId), noMoves, ctx)
