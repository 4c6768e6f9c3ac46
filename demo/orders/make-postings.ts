import { roundingPostings, type Posting } from '@guichet/api/src/pricing/public.ts'
import type { Business } from '../businesses/make-business.ts'
import { randomOf } from '../random.ts'

/** Writes a ledger transaction, on the business day of its time. */
export function writePostings(
  { id: tenant_id, sheet, random, calendar }: Business,
  orderId: string,
  atMs: number,
  lines: readonly Posting[],
): void {
  const txn_id = random.id(atMs)
  lines.forEach(({ account, kind, cents }, line) => {
    sheet.add('posting', {
      tenant_id,
      txn_id,
      line,
      account,
      kind,
      cents,
      order_id: orderId,
      business_day: calendar.localDate(atMs),
    })
  })
}

/**
 * Writes the rounding of cash, in cents. It has a random source of its own, so that other data does
 * not depend on which amounts are rounded.
 */
export function writeRounding(
  business: Business,
  orderId: string,
  atMs: number,
  cents: number,
): void {
  const lines = roundingPostings(cents)
  const random = randomOf(`rounding ${orderId} ${atMs}`)
  if (lines.length) writePostings({ ...business, random }, orderId, atMs, lines)
}
