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
    'Stays by unit type and rentals by equipment type on each day of a period: who comes, who leaves, how much is taken',
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
    'The people of one day: stays that arrive, leave or go on, and pieces to be fetched, out, late and returned; at most 500 of each',
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
