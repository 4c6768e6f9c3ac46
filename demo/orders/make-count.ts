import { iso, minutes } from '../businesses/calendar.ts'
import type { Business } from '../businesses/make-business.ts'

const floatCents = 20_000
/** Amount missing in the till. */
const missingCents = 25
type Till = NonNullable<Business['till']>

/** Today's till of a clerk; cash sales change its content. */
export function openTill({ random, sellers, calendar }: Business, openedMs: number): Till {
  return {
    id: random.id(openedMs),
    accountId: sellers[1] ?? sellers[0]!,
    openedMs,
    closedMs: Math.max(openedMs, calendar.nowMs - 6 * minutes),
    cents: 0,
  }
}

/** Writes the count of a till after its sales: 25 cents are missing, with an explanation. */
export function countTill({ id: tenant_id, sheet, random, calendar }: Business, till: Till): void {
  const registerId = random.id(till.openedMs)
  const expected = floatCents + till.cents
  const counted = expected - missingCents
  const pieces = JSON.stringify(piecesOf(counted))
  const [opened_at, closed_at] = [iso(till.openedMs), iso(till.closedMs)]
  sheet.add('register', { tenant_id, id: registerId, name: 'Comptoir 1', created_at: opened_at })
  sheet.add('till', {
    tenant_id,
    id: till.id,
    register_id: registerId,
    business_day: calendar.today,
    opened_by: till.accountId,
    opened_at,
    float_cents: floatCents,
    closed_by: till.accountId,
    closed_at,
    expected_cents: expected,
    counted_cents: counted,
    pieces,
    explanation: 'Un 25 ¢ de trop rendu sur la monnaie d’un billet enfant',
  })
  sheet.add('till_count', {
    tenant_id,
    id: random.id(till.closedMs),
    till_id: till.id,
    pieces,
    counted_cents: counted,
    expected_cents: expected,
    counted_by: till.accountId,
    counted_at: closed_at,
  })
}

const denominations = {
  '20': 2_000,
  '5': 500,
  '2': 200,
  '1': 100,
  '0.25': 25,
  '0.10': 10,
  '0.05': 5,
}
/** The smallest number of pieces for an amount. */
function piecesOf(cents: number): { denomination: string; count: number }[] {
  let left = cents
  return Object.entries(denominations)
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([denomination, worth]) => {
      const count = Math.floor(left / worth)
      left -= count * worth
      return count ? [{ denomination, count }] : []
    })
}
