import { roundingPostings, type Posting } from '../src/pricing/public.ts'
import type { Business } from './make-business.ts'
import { randomOf } from './random.ts'

/** One transaction of the books, on the business day of its moment. */
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
 * What rounding cash adds, in cents: named by a source of chance of its own, so that the rest of
 * the world does not depend on which amounts are round.
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
