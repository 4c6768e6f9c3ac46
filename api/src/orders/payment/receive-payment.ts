import { fold } from '@guichet/contract/fold.ts'
import { sql } from 'kysely'
import { queueMail } from '../../mail/public.ts'
import type { CheckoutState } from '../../payments/public.ts'
import { recordAudit } from '../../platform/db/audit.ts'
import type { Db, Transaction } from '../../platform/db/db.ts'
import { updateRows } from '../../platform/db/rows.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { paymentPostings, salePostings, type PostedKind } from '../../pricing/public.ts'
import { loadOrder, type LoadedOrder } from '../load-orders.db.ts'
import { lockOrder, moveOrder, type LockedOrder } from '../orders.db.ts'
import { chargedPostings, collectedPostings } from '../platform-fees.ts'
import { issueTickets } from '../sale/writing/issue-tickets.ts'
import { writePostings } from '../write-postings.ts'
import { findByReference, paymentById, type PaymentRow } from './payments.db.ts'

type PaidState = Extract<CheckoutState, { state: 'paid' }>

/**
 * Records a received payment with its postings, tickets, status and confirmation in one
 * transaction. The first process that reports it does the work; a payment that ended otherwise does
 * not change.
 */
export async function receivePayment(
  { db, now }: Transaction,
  { tenantId, paymentId }: { tenantId: string; paymentId: string },
  paid: PaidState,
): Promise<void> {
  const payment = await paymentById(db, tenantId, paymentId)
  if (!payment) return
  const order = await lockOrder(db, tenantId, payment.order_id)
  const current = await paymentById(db, tenantId, paymentId)
  if (current?.state !== 'pending') return
  if (paid.cents !== current.cents || paid.currency !== 'cad') {
    await noteError(db, current, `paid ${paid.cents} ${paid.currency}, asked ${current.cents} cad`)
    return
  }
  const loaded = await loadOrder(db, tenantId, order.id)
  await writeReceipt(db, { payment: current, loaded, paid, now })
  if (current.is_balance) return receiveBalance(db, { order, payment: current, paid, now })
  await keepPlaces(db, loaded)
  const tickets = await issueTickets(db, { tenantId, orderId: order.id, now })
  await completeOrder(db, order, now)
  await listAgain(db, order, { reference: paid.paymentRef, now })
  await confirm(db, order, now)
  await recordAudit(db, {
    tenantId,
    accountId: null,
    requestId: 'worker',
    now,
    code: 'order.paid',
    subject: 'order',
    subjectId: order.id,
    orderId: order.id,
    facts: { provider: current.provider, finalCents: current.cents, tickets },
  })
}

export const noteError = (db: Db, { tenant_id, id }: PaymentRow, error: string) =>
  updateRows(db, tenant_id, 'payment')
    .set({ last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute()

type Receipt = { payment: PaymentRow; loaded: LoadedOrder; paid: PaidState; now: string }
/** Writes the received payment and the postings, including those of the sale unless it has them. */
async function writeReceipt(
  db: Db,
  { payment, loaded: { order, invoices, units, tenant }, paid, now }: Receipt,
): Promise<void> {
  const { tenant_id: tenantId, id, cents } = payment
  const businessDay = localDateOf(now, tenant.time_zone)
  await updateRows(db, tenantId, 'payment')
    .set({
      state: 'succeeded',
      provider_ref: paid.paymentRef,
      paid_at: now,
      business_day: businessDay,
      last_error: null,
    })
    .where('id', '=', id)
    .execute()
  const sold = units.map((unit) => ({
    kind: unit.kind as PostedKind,
    grossCents: unit.gross_cents,
    rebateCents: unit.rebate_cents,
    taxes: unit.taxes,
  }))
  const received = paymentPostings(payment.method, cents)
  await writePostings(
    db,
    { tenantId, orderId: order.id, businessDay },
    ...(payment.is_balance ? [] : [salePostings(sold), ...chargedPostings(invoices)]),
    received,
    ...collectedPostings(payment.fee_cents),
  )
}

type Balance = { order: LockedOrder; payment: PaymentRow; paid: PaidState; now: string }
/**
 * Handles the payment of a balance, whose order was sold before: adds it to the search, and informs
 * the client.
 */
async function receiveBalance(db: Db, { order, payment, paid, now }: Balance): Promise<void> {
  await findByReference(db, order, paid.paymentRef)
  await confirm(db, order, now, `balance:${payment.id}`)
  await recordAudit(db, {
    tenantId: order.tenant_id,
    accountId: null,
    requestId: 'worker',
    now,
    code: 'order.balance_paid',
    subject: 'order',
    subjectId: order.id,
    orderId: order.id,
    facts: { provider: payment.provider, cents: payment.cents },
  })
}

/** Turns the held places into sold places. */
const keepPlaces = (db: Db, { order, units }: LoadedOrder) =>
  updateRows(db, order.tenant_id, 'claim')
    .set({ held_until: null })
    .where(
      'unit_id',
      'in',
      units.map(({ id }) => id),
    )
    .where('released_at', 'is', null)
    .execute()

async function completeOrder(db: Db, order: LockedOrder, now: string): Promise<void> {
  const again = order.status === 'PaymentError' ? (['PaymentInProgress'] as const) : []
  await moveOrder(db, order, [...again, 'PaymentSucceed', 'Completed'], now)
  await updateRows(db, order.tenant_id, 'orders')
    .set({ completed_at: now, held_until: null })
    .where('id', '=', order.id)
    .execute()
}

/**
 * Sets the date of the order in lists to that of its payment, and adds the provider's reference to
 * its search text.
 */
const listAgain = (
  db: Db,
  { tenant_id, id }: LockedOrder,
  { reference, now }: { reference: string; now: string },
) =>
  updateRows(db, tenant_id, 'search_entry')
    .set({ at: now, text: sql<string>`${fold(reference)} || '|' || text` })
    .where('kind', '=', 'order')
    .where('id', '=', id)
    .execute()

async function confirm(
  db: Db,
  order: LockedOrder,
  now: string,
  dedupeKey = `order-confirmation:${order.id}`,
): Promise<void> {
  if (!order.email) return
  await queueMail(db, {
    tenantId: order.tenant_id,
    kind: 'order-confirmation',
    dedupeKey,
    to: order.email,
    language: order.language as 'fr' | 'en',
    now,
    data: {},
    orderId: order.id,
    clientId: order.client_id,
  })
}
