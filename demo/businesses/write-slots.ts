import type { Activity, Slot } from '../orders/cart-line.ts'
import { iso } from './calendar.ts'
import type { Business } from './make-business.ts'

export function writeSlot(
  { id: tenant_id, sheet }: Business,
  { id: activity_id }: Activity,
  slot: Slot,
): void {
  sheet.add('resource', {
    tenant_id,
    id: slot.id,
    kind: 'slot',
    quantity: slot.quantity,
    taken: 0,
    overbooked: 0,
  })
  sheet.add('slot', {
    tenant_id,
    id: slot.id,
    activity_id,
    on_date: slot.date,
    begin_time: slot.begin,
    end_time: slot.end,
    begins_at: iso(slot.beginsMs),
    ends_at: iso(slot.endsMs),
  })
}

/** A time of a season, repeated on each of its days. */
export type Series = { id: string; begin: string; end: string; quantity: number }
export const publishedMs = ({ calendar }: Business) => calendar.at(calendar.first, '09:00')

export function writeAvailability(
  { id: tenant_id, sheet }: Business,
  { timetableId, activityId }: { timetableId: string; activityId: string },
  { id, begin, end, quantity }: Series,
): void {
  sheet.add('availability', {
    tenant_id,
    id,
    timetable_id: timetableId,
    activity_id: activityId,
    rental_type_id: null,
    quantity,
    begin_time: begin,
    end_time: end,
    begin_times: null,
    durations: null,
  })
}

/** A slot without places yet. */
export const newSlot = (
  { calendar, random }: Business,
  date: string,
  { begin, end }: Pick<Series, 'begin' | 'end'>,
): Slot => ({
  id: random.id(calendar.at(calendar.first, '09:00')),
  date,
  begin,
  end,
  beginsMs: calendar.at(date, begin),
  endsMs: calendar.at(date, end),
  quantity: 0,
  taken: 0,
})

type SlotPlan = {
  availabilityId: string
  places: number
  isException: boolean
  closedMs: number | null
}
export function addOccurrence(
  business: Business,
  slot: Slot,
  { availabilityId, places, isException, closedMs }: SlotPlan,
): void {
  business.sheet.add('occurrence', {
    tenant_id: business.id,
    id: business.random.id(publishedMs(business)),
    availability_id: availabilityId,
    on_date: slot.date,
    slot_id: slot.id,
    quantity: places,
    rental_type_id: null,
    begin_times: null,
    durations: null,
    is_exception: isException,
    closed_at: closedMs === null ? null : iso(closedMs),
  })
}
