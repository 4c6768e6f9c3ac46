import {
  refundOf,
  type RefundAnswer,
  refundPostings,
  reversed,
  transferPostings,
} from '@guichet/api/src/pricing/public.ts'
import { roundingOf } from '@guichet/contract/orders/cash.ts'
import { iso } from '../businesses/calendar.ts'
import { ownerId } from '../businesses/demo-people.ts'
import type { Business } from '../businesses/make-business.ts'
import type { DemoOrder } from './demo-order.ts'
import { writePostings, writeRounding } from './make-postings.ts'
import type { RefundPlan } from './stories.ts'

const reasons = [
  'Météo défavorable',
  'Blessure, certificat reçu',
  'Erreur de date',
  'Activité fermée',
  'Geste commercial',
  'Achat en double',
] as const
/**
 * A refund that waits for its credit note: numbers are assigned in the order of settlement, without
 * gaps.
 */
export type PendingRefund = {
  id: string
  settledMs: number | null
  totalCents: number
  write: (creditNote: string | null) => void
}
export type DemoRefund = {
  id: string
  plan: RefundPlan
  requestedMs: number
  settledMs: number
  totalCents: number
  byId: string
}

/** Applies the refunds of an order to its units and collects their rows. */
export function makeRefunds(
  business: Business,
  order: DemoOrder,
): { refunds: DemoRefund[]; pending: PendingRefund[] } {
  const refunds: DemoRefund[] = []
  const pending: PendingRefund[] = []
  order.story.refunds.forEach((plan, place) => {
    const step = stepOf(order, place)
    const answer = ask(business, order, plan, place)
    const id = business.random.id(order.stepsMs[step.asked]!)
    const refund: DemoRefund = {
      id,
      plan,
      requestedMs: order.stepsMs[step.asked]!,
      settledMs: order.stepsMs[step.settled]!,
      totalCents: answer.totalCents,
      byId: plan.source === 'automatic' ? ownerId : business.random.pick(business.sellers),
    }
    if (plan.outcome !== 'failed') giveBack(business, order, answer, refund)
    book(business, order, answer, refund)
    refunds.push(refund)
    pending.push({
      id,
      settledMs: plan.outcome === 'settled' ? refund.settledMs : null,
      totalCents: answer.totalCents,
      write: (creditNote) =>
        writeRefund(business, order, answer, {
          ...refund,
          number: place + 1,
          statusBefore: order.story.path[step.asked - 1]!,
          creditNote,
        }),
    })
  })
  return { refunds, pending }
}

/** Steps of the path for a refund: requested and settled; they are the same for an amount of 0. */
function stepOf({ story: { path } }: DemoOrder, place: number): { asked: number; settled: number } {
  const asked = path.flatMap((status, step) => (status === 'RefundInProgress' ? [step] : []))[place]
  if (asked !== undefined) return { asked, settled: Math.min(asked + 1, path.length - 1) }
  const canceled = path.flatMap((status, step) =>
    status === 'Canceled' || status === 'PartialRefundCompleted' ? [step] : [],
  )[place]!
  return { asked: canceled, settled: canceled }
}

function ask(
  { plan: { percentRefundOnCounterOrders }, random }: Business,
  { units, sellerId, story }: DemoOrder,
  plan: RefundPlan,
  place: number,
): RefundAnswer {
  // Keeps the last paid piece, so that a partial refund leaves something to refund.
  const entries = units.filter(
    (unit) => unit.kind !== 'fee' && (story.isFree || unit.grossCents > 0),
  )
  const mayChoose = !story.isFree && (sellerId === null || percentRefundOnCounterOrders)
  const asks = entries.slice(0, random.int(1, entries.length - 1)).map((unit) => ({
    unitId: unit.id,
    percent: mayChoose ? random.pick([100, 100, 50, 50, 33, 25]) : 100,
  }))
  const answer = refundOf({
    units,
    asks: plan.what === 'all' ? [] : asks,
    all: plan.what === 'all',
    hasEarlierRefund: place > 0,
    feeRefundPolicy: 'onTotal',
  })
  if ('refused' in answer)
    throw new Error(`the story “${story.name}” asks a refund that is refused: ${answer.refused}`)
  return answer
}

/** Refunds units; a fully refunded ticket is usually voided, sometimes kept. */
function giveBack(
  { random }: Business,
  { units, story }: DemoOrder,
  answer: RefundAnswer,
  { requestedMs }: DemoRefund,
) {
  const isKept = !story.isFree && random.chance(0.1)
  for (const item of answer.items) {
    const unit = units.find((each) => each.id === item.unitId)!
    unit.refundedNetCents += item.netCents
    for (const share of item.taxes)
      unit.taxes.find((tax) => tax.key === share.key)!.refundedCents += share.cents
    if (item.percent === 100 && !isKept) unit.voidedMs ??= requestedMs
  }
}

function book(
  business: Business,
  order: DemoOrder,
  { items, totalCents }: RefundAnswer,
  { plan, requestedMs, settledMs }: DemoRefund,
) {
  const lines = refundPostings(
    items.map((item) => ({
      ...item,
      kind: order.units.find((unit) => unit.id === item.unitId)!.kind,
    })),
  )
  writePostings(business, order.id, requestedMs, lines)
  if (plan.outcome === 'failed') writePostings(business, order.id, settledMs, reversed(lines))
  if (plan.outcome === 'settled') {
    writePostings(business, order.id, settledMs, transferPostings(order.method, totalCents))
    writeRounding(business, order.id, settledMs, -roundingOf(order.method, totalCents))
  }
}

function writeRefund(
  business: Business,
  order: DemoOrder,
  answer: RefundAnswer,
  refund: DemoRefund & { number: number; statusBefore: string; creditNote: string | null },
) {
  const { id: tenant_id, sheet, random, calendar } = business
  const isSettled = refund.plan.outcome === 'settled'
  sheet.add('refund', {
    tenant_id,
    id: refund.id,
    order_id: order.id,
    number: refund.number,
    source: refund.plan.source,
    scope: answer.scope,
    state: refund.plan.outcome,
    total_cents: answer.totalCents,
    reason: random.pick(reasons),
    status_before: refund.statusBefore,
    requested_by: refund.byId,
    requested_at: iso(refund.requestedMs),
    settled_at: isSettled ? iso(refund.settledMs) : null,
    business_day: isSettled ? calendar.localDate(refund.settledMs) : null,
    credit_note: refund.creditNote,
  })
  for (const { unitId, percent, netCents, totalCents, taxes } of answer.items) {
    sheet.add('refund_item', {
      tenant_id,
      refund_id: refund.id,
      unit_id: unitId,
      percent,
      net_cents: netCents,
      total_cents: totalCents,
    })
    for (const { key, cents } of taxes)
      sheet.add('refund_item_tax', { tenant_id, refund_id: refund.id, unit_id: unitId, key, cents })
  }
  if (answer.totalCents === 0) return
  const state = { settled: 'settled', requested: 'sent', failed: 'failed' }[refund.plan.outcome]
  sheet.add('refund_transfer', {
    tenant_id,
    id: random.id(refund.requestedMs),
    refund_id: refund.id,
    payment_id: order.paymentId!,
    cents: answer.totalCents,
    rounding_cents: state === 'settled' ? roundingOf(order.method, answer.totalCents) : 0,
    state,
    provider_ref: order.method === 'online' ? `re_${random.digits(18)}` : null,
  })
}
