import type { Posting } from '../src/pricing/public.ts'
import type { Business } from './make-business.ts'

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
