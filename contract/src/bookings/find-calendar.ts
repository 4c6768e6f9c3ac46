import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Id, LocalDate, QueryInteger } from '../primitives.ts'
import { RentedPiece, Stay } from './bookings-view.ts'

const row = { publicId: Id, name: Bilingual, categoryName: Bilingual, units: z.int() }

export const findCalendar = endpoint({
  service: 'lodging',
  method: 'GET',
  path: '/1.0/booking/calendar',
  summary:
    'List stays by unit type and rentals by equipment type per day of a period: arrivals, departures, units taken',
  access: 'Calendar',
  effect: 'read',
  costly: true,
  query: z.strictObject({ from: LocalDate, days: QueryInteger(1, 42) }),
  reply: z.strictObject({
    dates: z.array(LocalDate),
    /** `taken`: units whose night is sold; `inHouse`: those that guests occupy or will occupy. */
    lodging: z.array(
      z.strictObject({
        ...row,
        days: z.array(
          z.strictObject({
            arrivals: z.int(),
            departures: z.int(),
            inHouse: z.int(),
            taken: z.int(),
          }),
        ),
      }),
    ),
    rentals: z.array(
      z.strictObject({
        ...row,
        days: z.array(z.strictObject({ pickUps: z.int(), returns: z.int(), taken: z.int() })),
      }),
    ),
    /** Items overdue now, whatever period is requested. */
    late: z.int(),
  }),
  problems: [],
})

export const findBookingsOfDay = endpoint({
  service: 'lodging',
  method: 'GET',
  path: '/1.0/booking/day',
  summary:
    'List the bookings of a day: stays that arrive, depart or continue, and rented items to pick up, out, late and returned; at most 500 of each',
  access: 'Calendar',
  effect: 'read',
  query: z.strictObject({ date: LocalDate }),
  reply: z.strictObject({
    date: LocalDate,
    stays: z.array(Stay),
    rentals: z.array(RentedPiece),
    isCapped: z.boolean(),
    /** For an empty list, the next day with an arrival (`lodging`) or a pick-up (`rentals`). */
    next: z.strictObject({ lodging: LocalDate.nullable(), rentals: LocalDate.nullable() }),
  }),
  problems: [],
})
