import { emptyContent } from '@guichet/contract/orders/sale/saved/cart-content.ts'
import { iso, minutes } from '../businesses/calendar.ts'
import type { Business } from '../businesses/make-business.ts'
import type { Session } from './make-sessions.ts'

/** A saved cart with two lines at the counter, of a family that fetches its wallet. */
export function makeParkedCart(
  { id: tenant_id, sheet, random, sellers, calendar: { nowMs } }: Business,
  { activity, slot }: Session,
): void {
  const [adult, , child] = activity.types
  const chosen = {
    activationDateTimeUtc: iso(slot.beginsMs),
    timeslotBegin: slot.begin,
    timeslotEnd: slot.end,
  }
  const lines = [adult!, child!].map(({ id, title }) => ({
    key: `${id}@${Object.values(chosen).join('/')}`,
    productId: id,
    kind: 'daily_ticket' as const,
    title,
    activity: activity.plan.name,
    quantity: 2,
    chosen,
    when: `${slot.date} ${slot.begin}–${slot.end}`,
    identifications: [],
  }))
  const [begunMs, parkedMs] = [nowMs - 26 * minutes, nowMs - 22 * minutes]
  const accountId = sellers[1] ?? sellers[0]!
  sheet.add('kept_cart', {
    tenant_id,
    id: random.id(begunMs),
    name: 'Famille Tremblay',
    content: JSON.stringify({ ...emptyContent, lines }),
    created_by: accountId,
    updated_by: accountId,
    created_at: iso(begunMs),
    updated_at: iso(parkedMs),
    parked_at: iso(parkedMs),
  })
}
