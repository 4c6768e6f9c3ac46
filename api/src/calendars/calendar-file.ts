import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { RentalEvent, SlotEvent, StayEvent } from './calendar-links.db.ts'

const words = {
  fr: {
    taken: (taken: number, capacity: number) => `${taken} sur ${capacity}`,
    persons: (count: number) => (count > 1 ? `${count} personnes` : `${count} personne`),
    pieces: (count: number) => (count > 1 ? `${count} pièces` : `${count} pièce`),
    order: (reference: string) => `Commande ${reference}`,
  },
  en: {
    taken: (taken: number, capacity: number) => `${taken} of ${capacity}`,
    persons: (count: number) => (count === 1 ? `${count} person` : `${count} persons`),
    pieces: (count: number) => (count === 1 ? `${count} piece` : `${count} pieces`),
    order: (reference: string) => `Order ${reference}`,
  },
}
const hour = 3600

export type Head = {
  language: Language
  business: Bilingual
  title: string
  host: string
  now: string
  address: (path: string) => string
}
type Event = {
  id: string
  summary: string
  description: string
  path: string
  begins: string
  ends: string
  isOfDays?: boolean
}

/** Creates a calendar with times in UTC, which programs show in the reader's zone. */
function calendarOf({ language, business, title, host, now, address }: Head, events: Event[]) {
  const calendar = ical({
    name: `${business[language]} – ${title}`,
    prodId: { company: 'Guichet', product: 'Guichet', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: hour,
  })
  for (const { id, summary, description, path, begins, ends, isOfDays } of events)
    calendar.createEvent({
      id: `${id}@${host}`,
      stamp: new Date(now),
      start: new Date(begins),
      end: new Date(ends),
      ...(isOfDays && { allDay: true, transparency: ICalEventTransparency.TRANSPARENT }),
      summary,
      description,
      url: address(path),
    })
  return calendar.toString()
}

type Visit = {
  id: string
  summary: string
  begins: string
  ends: string
  isOfDays: boolean
  count: number
}
/** Times of an order for the calendar of its buyer. */
export const visitCalendar = (head: Head, reference: string, visits: readonly Visit[]): string => {
  const order = words[head.language].order(reference)
  return calendarOf(
    head,
    visits.map(({ count, summary, ...visit }) => ({
      ...visit,
      summary: `${head.business[head.language]} – ${count} × ${summary}`,
      description: order,
      path: '',
    })),
  )
}

/** Slots with their numbers of taken places. */
export const timetableCalendar = (head: Head, slots: readonly SlotEvent[]): string =>
  calendarOf(
    head,
    slots.map(({ id, name, begins_at, ends_at, taken, capacity }) => ({
      id,
      summary: `${name[head.language]} (${words[head.language].taken(taken, capacity)})`,
      description: words[head.language].taken(taken, capacity),
      path: '/traffic',
      begins: begins_at,
      ends: ends_at,
    })),
  )

/** Bookings as whole days, from arrival to departure; equipment by its hours. */
export function bookingCalendar(
  head: Head,
  { stays, rentals }: { stays: readonly StayEvent[]; rentals: readonly RentalEvent[] },
): string {
  const say = words[head.language]
  const eventOf = (
    { id, name, reference }: { id: string; name: Bilingual; reference: string },
    many: string,
  ) => ({
    id,
    summary: `${name[head.language]} – ${reference}`,
    description: `${many}\n${say.order(reference)}`,
    path: `/orders/${encodeURIComponent(reference)}`,
  })
  return calendarOf(head, [
    ...stays.map((stay) => ({
      ...eventOf(stay, say.persons(stay.persons)),
      begins: `${stay.check_in}T00:00:00Z`,
      ends: `${stay.check_out}T00:00:00Z`,
      isOfDays: true,
    })),
    ...rentals.map((rental) => ({
      ...eventOf(rental, say.pieces(rental.pieces)),
      begins: rental.begins_at,
      ends: rental.ends_at,
    })),
  ])
}
