import { everyDay } from './kinds-of-business.ts'
import type { Business } from './make-business.ts'
import type { RentalBook } from './make-rentals.ts'

const half = (place: number) =>
  `${String(9 + Math.floor(place / 2)).padStart(2, '0')}:${place % 2 ? '30' : '00'}`
/** Every half hour from nine to three. */
export const beginTimes: readonly string[] = Array.from({ length: 13 }, (_, place) => half(place))
export const isOffered = (date: string): boolean => !date.endsWith('-12-25')

/**
 * A weekly timetable for each equipment type, day by day: a start time every half hour, with all
 * durations.
 */
export function makeOffers(
  { id: tenant_id, calendar, random, sheet }: Business,
  rentals: RentalBook,
): void {
  const newId = () => random.id(calendar.at(calendar.first, '09:00'))
  for (const [first, ...others] of rentals.flat()) {
    const { typeId, title } = first!
    const durations = [first!, ...others].map(({ duration }) => duration)
    const [timetableId, availabilityId] = [newId(), newId()]
    sheet.add('timetable', {
      tenant_id,
      id: timetableId,
      item: 'Rental',
      title: title.fr,
      repeats: 'EveryWeek',
      begins_on: calendar.first,
      ends_on: calendar.last,
      weekdays: [...everyDay],
      active: true,
    })
    sheet.add('availability', {
      tenant_id,
      id: availabilityId,
      timetable_id: timetableId,
      activity_id: null,
      rental_type_id: typeId,
      quantity: null,
      begin_time: null,
      end_time: null,
      begin_times: [...beginTimes],
      durations,
    })
    for (const date of calendar.dates.filter(isOffered))
      sheet.add('occurrence', {
        tenant_id,
        id: newId(),
        availability_id: availabilityId,
        on_date: date,
        slot_id: null,
        quantity: null,
        rental_type_id: typeId,
        begin_times: [...beginTimes],
        durations,
        is_exception: false,
        closed_at: null,
      })
  }
}
