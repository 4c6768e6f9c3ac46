import type { Kind } from '@guichet/contract/kinds.ts'
import { toCents, toDollars } from '@guichet/contract/money.ts'
import type { refundOrder as endpoint } from '@guichet/contract/refunds/refund-order.ts'
import { freePlaces, releaseClaims } from '../../availability/public.ts'
import { apiError } from '../../platform/api-error.ts'
import type { Ctx, Handler } from '../../platform/handler.ts'
import { enqueue } from '../../platform/jobs.ts'
import { localDateOf } from '../../platform/zoned-time.ts'
import { refundPostings, sumOf } from '../../pricing/public.ts'
import { paidCents } from '../invoice.view.ts'
import { loadOrder, unitsOf, type LoadedOrder } from '../load-orders.db.ts'
import { lockOrder, moveOrder } from '../orders.db.ts'
import { writePostings } from '../write-postings.ts'
import { planRefund, type PlannedRefund } from './plan-refund.ts'
import { remainingOf } from './refundable.rules.ts'
import { viewRefunds } from './refunds.view.ts'
import { settleRefund } from './settle-refund.ts'
import { writeRefund, writeTransfers } from './write-refund.ts'

/**
 * Refund or, at cost 0, cancel: the decision, the books, the voided tickets, the freed places;
 * money by hand goes at once, a provider's by a job.
 */
export const refundOrder: Handler<typeof endpoint> = async (ctx, { body }) => {
  const { db, now, actor, audit } = ctx
  const { tenantId } = actor
  const order = await lockOrder(db, tenantId, body.orderPublicId)
  const loaded = await loadOrder(db, tenantId, order.id)
  const refunded = sumOf(
    loaded.refunds
      .filter((refund) => refund.state !== 'failed')
      .map((refund) => refund.total_cents),
  )
  if (body.previouslyRefunded !== undefined && toCents(body.previouslyRefunded) !== refunded)
    throw apiError('StaleVersion', { refunded: toDollars(refunded) })
  const voided = unitsToVoid(loaded, body.ticketPublicIdsToBeDeleted)
  const canceled = await staysToCancel(ctx, loaded, body.bookingPublicIdsToBeDeleted)
  const plan = planRefund(loaded, body, actor, new Set(body.ticketPublicIdsToBeDeleted))

  const number = Math.max(0, ...loaded.refunds.map((refund) => refund.number)) + 1
  const refundId = await writeRefund(db, {
    tenantId,
    orderId: order.id,
    number,
    plan,
    reason: body.refundReason,
    statusBefore: order.status,
    accountId: actor.accountId,
    now,
  })
  const kinds = new Map(
    loaded.units.map((unit) => [unit.id, unit.kind as Kind | 'fee' | 'adjustment']),
  )
  await writePostings(
    db,
    { tenantId, orderId: order.id, businessDay: localDateOf(now, actor.timeZone) },
    refundPostings(
      plan.items.map((item) => ({
        kind: kinds.get(item.unitId)!,
        netCents: item.netCents,
        taxes: item.taxes,
      })),
    ),
  )
  const transfers = await writeTransfers(db, tenantId, refundId, plan.totalCents, loaded.payments)
  await audit('order.refund_requested', 'refund', refundId, {
    orderId: order.id,
    facts: { totalCents: plan.totalCents, scope: plan.scope, units: plan.items.length },
  })
  const freed = [
    ...(await voidTickets(ctx, loaded, voided)),
    ...(await cancelStays(ctx, order.id, canceled)),
    ...(await returnToStock(ctx, loaded, plan, body.returnToStock)),
  ]
  const status = await moveForward(
    ctx,
    order,
    plan.totalCents,
    loaded,
    plan.items.map((item) => item.unitId),
  )

  const waiting = transfers.filter(({ payment }) => payment.provider !== 'none')
  for (const { id } of waiting)
    await enqueue(db, {
      tenantId,
      kind: 'send-refund',
      payload: { refundId, transferId: id },
      runAt: now,
      dedupeKey: `send-refund:${id}`,
    })
  if (!waiting.length) {
    const units = await unitsOf(db, tenantId, [order.id])
    await settleRefund({
      db,
      now,
      requestId: ctx.requestId,
      accountId: actor.accountId,
      timeZone: actor.timeZone,
      order: { ...order, status },
      refund: { id: refundId, scope: plan.scope, total_cents: plan.totalCents },
      remainingCents: remainingOf(units, loaded.settings.fee_refund_policy),
      transfers: transfers.map(({ id, cents, payment }) => ({ id, cents, method: payment.method })),
    })
  }
  const view = (await viewRefunds(db, await loadOrder(db, tenantId, order.id))).find(
    (refund) => refund.publicId === refundId,
  )!
  await freePlaces(db, tenantId, freed)
  return view
}

/** The tickets to delete must be of this order; one that is void already stays so. */
function unitsToVoid(loaded: LoadedOrder, ticketIds: string[]) {
  return ticketIds.flatMap((id) => {
    const unit = loaded.units.find((candidate) => candidate.ticket_id === id)
    if (!unit) throw apiError('NotFound')
    return unit.voided_at ? [] : [{ ticketId: id, unitId: unit.id }]
  })
}

/**
 * Void tickets open no gate; their places go back on sale, and with a rental the accessories that
 * hang on it. @returns what is to be given back, as the last statements
 */
async function voidTickets(
  { db, now, actor: { tenantId }, audit }: Ctx,
  { order, units }: LoadedOrder,
  voided: { ticketId: string; unitId: string }[],
) {
  if (!voided.length) return []
  await db
    .updateTable('ticket')
    .set((eb) => ({ voided_at: now, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where(
      'id',
      'in',
      voided.map((unit) => unit.ticketId),
    )
    .execute()
  for (const { ticketId } of voided)
    await audit('ticket.voided', 'ticket', ticketId, { orderId: order.id })
  const unitIds = new Set(voided.map((unit) => unit.unitId))
  const hanging = units
    .filter((unit) => unit.kind === 'accessory_rental' && unitIds.has(unit.parent_unit_id!))
    .map(({ id }) => id)
  return releaseClaims(db, tenantId, [...unitIds, ...hanging], now)
}

/** The stays to cancel must be of this order; one that is canceled already stays so. */
async function staysToCancel(
  { db, actor: { tenantId } }: Ctx,
  { units }: LoadedOrder,
  bookingIds: string[],
) {
  if (!bookingIds.length) return []
  const rows = await db
    .selectFrom('booking')
    .select(['id', 'unit_id', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', bookingIds)
    .where(
      'unit_id',
      'in',
      units.map(({ id }) => id),
    )
    .execute()
  if (rows.length !== new Set(bookingIds).size) throw apiError('NotFound')
  return rows
    .filter(({ status }) => status !== 'Canceled')
    .map((row) => ({ bookingId: row.id, unitId: row.unit_id }))
}

/** A canceled stay leaves its room to others. */
async function cancelStays(
  { db, now, actor: { tenantId }, audit }: Ctx,
  orderId: string,
  stays: { bookingId: string; unitId: string }[],
) {
  if (!stays.length) return []
  await db
    .updateTable('booking')
    .set((eb) => ({ status: 'Canceled', version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where(
      'id',
      'in',
      stays.map((stay) => stay.bookingId),
    )
    .execute()
  for (const { bookingId } of stays)
    await audit('booking.canceled', 'booking', bookingId, { orderId })
  return releaseClaims(
    db,
    tenantId,
    stays.map((stay) => stay.unitId),
    now,
  )
}

/** Products that are wholly given back, by this refund or before it, go back on their shelf. */
const returnToStock = (
  { db, now, actor: { tenantId } }: Ctx,
  { units }: LoadedOrder,
  { items }: PlannedRefund,
  isReturned: boolean,
) =>
  isReturned
    ? releaseClaims(
        db,
        tenantId,
        items
          .filter((item) => isProduct(units, item.unitId) && isWhole(units, item))
          .map((item) => item.unitId),
        now,
      )
    : []
const unitIn = (units: LoadedOrder['units'], id: string) => units.find((unit) => unit.id === id)!
const isProduct = (units: LoadedOrder['units'], id: string) =>
  unitIn(units, id).kind === 'catalog_product'
const isWhole = (units: LoadedOrder['units'], item: PlannedRefund['items'][number]) => {
  const unit = unitIn(units, item.unitId)
  return unit.refunded_cents + item.totalCents === paidCents(unit)
}

/**
 * With money: a refund is in progress until it settles. Without: the order is canceled, or partly
 * so while a piece is left.
 */
async function moveForward(
  { db, now }: Ctx,
  order: Awaited<ReturnType<typeof lockOrder>>,
  totalCents: number,
  loaded: LoadedOrder,
  unitIds: string[],
) {
  const isEverythingCanceled = loaded.units.every(
    (unit) =>
      unit.kind === 'fee' ||
      unit.kind === 'package' ||
      unit.has_refund ||
      unitIds.includes(unit.id),
  )
  const isFree = loaded.invoices.every((invoice) => invoice.final_cents === 0)
  const status =
    totalCents > 0
      ? 'RefundInProgress'
      : isFree && isEverythingCanceled
        ? 'Canceled'
        : 'PartialRefundCompleted'
  if (status !== order.status) await moveOrder(db, order, [status], now)
  return status
}
