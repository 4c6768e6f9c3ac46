import { paymentPostings, salePostings } from '@guichet/api/src/pricing/public.ts'
import { roundingOf } from '@guichet/contract/orders/cash.ts'
import { iso, minutes } from '../businesses/calendar.ts'
import type { Business } from '../businesses/make-business.ts'
import type { DemoOrder } from './demo-order.ts'
import { writePostings, writeRounding } from './make-postings.ts'

/** Payments and attempts of an order, and the postings of its sale. */
export function makePayments(business: Business, order: DemoOrder): void {
  const { id: tenant_id, sheet, random, calendar } = business
  const { finalCents } = order.priced.totals
  order.story.payments.forEach((state, place) => {
    const isPaid = state === 'succeeded'
    const atMs = isPaid ? order.paidMs! : order.atMs + place * 2 * minutes
    // A failed payment has its own reference at the provider.
    const reference = () => (isPaid ? order.paymentReference : `pi_${random.digits(18)}`)
    const rounding = isPaid ? roundingOf(order.method, finalCents) : 0
    sheet.add('payment', {
      tenant_id,
      id: isPaid ? order.paymentId! : random.id(atMs),
      order_id: order.id,
      method: order.method,
      provider: order.method === 'online' ? 'stripe' : 'none',
      provider_ref: order.method === 'online' ? reference() : null,
      reference: order.method === 'card' ? order.paymentReference : null,
      cents: finalCents,
      rounding_cents: rounding,
      state,
      paid_at: isPaid ? iso(atMs) : null,
      business_day: isPaid ? calendar.localDate(atMs) : null,
      taken_by: order.sellerId,
      till_id: isPaid ? tillOf(business, order, finalCents + rounding) : null,
    })
  })
  if (order.paidMs === null) return
  writePostings(business, order.id, order.paidMs, salePostings(order.units))
  writePostings(business, order.id, order.paidMs, paymentPostings(order.method, finalCents))
  writeRounding(business, order.id, order.paidMs, roundingOf(order.method, finalCents))
}

/** The seller's till, if it was open; cash changes its content. */
function tillOf(
  { till }: Business,
  { sellerId, method, paidMs }: DemoOrder,
  cents: number,
): string | null {
  if (!till || sellerId !== till.accountId || paidMs! < till.openedMs || paidMs! > till.closedMs)
    return null
  if (method === 'cash') till.cents += cents
  return till.id
}
