import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Id, Instant, LocalDate, WallTime } from '../primitives.ts'

/** Whoever sells, and whoever sees the bookings. */
export const whoSeesTheDay = ['TicketCreation', 'Orders', 'Calendar'] as const

/** `free` is below 0 where more is sold than there is; `held` waits in carts. */
const Places = { capacity: z.int(), sold: z.int(), held: z.int(), free: z.int() }
const Slot = z.strictObject({
  publicId: Id,
  beginTime: WallTime,
  endTime: WallTime,
  beginDateTimeUtc: Instant,
  endDateTimeUtc: Instant,
  ...Places,
  /** Tickets of the slot that a gate let in on this day. */
  inside: z.int(),
  isNearlyFull: z.boolean(),
  /** Nothing is sold in it any more; it is there while somebody has a place in it. */
  isClosed: z.boolean(),
  /** Whether it still goes on and has a place that is free. */
  isAvailable: z.boolean(),
  /** Whether a day ticket of its activity is on sale; nobody can buy a place of it otherwise. */
  isOnSale: z.boolean().optional(),
})

export const getDayBoard = endpoint({
  service: 'exploring',
  method: 'GET',
  path: '/1.0/day/board',
  summary:
    'A whole day as one board: the slots of every activity with what is free, held, sold and inside, the equipment, the units of the night, and what still waits for somebody',
  access: [...whoSeesTheDay],
  effect: 'read',
  query: z.strictObject({
    /** Today in the zone of the business where it is left out. */
    date: LocalDate.optional(),
  }),
  reply: z.strictObject({
    date: LocalDate,
    /** What of the day still waits for somebody. */
    counts: z.strictObject({
      /** Stays that begin on this day, whose people are not there yet. */
      arrivals: z.int(),
      /** Rented pieces of this day that nobody fetched yet. */
      handOuts: z.int(),
      /** Pieces that should be back by now, whatever day is shown. */
      late: z.int(),
      /** Orders that a lost day hit, and that have not said what they want; of any day. */
      unanswered: z.int(),
    }),
    activities: z.array(
      z.strictObject({
        publicId: Id,
        name: Bilingual,
        /** It is on sale without a slot. */
        isAnytime: z.boolean(),
        /** Its tickets without a slot that a gate let in on this day. */
        insideAnytime: z.int(),
        slots: z.array(Slot),
      }),
    ),
    rentals: z.array(
      z.strictObject({
        publicId: Id,
        name: Bilingual,
        categoryName: Bilingual,
        units: z.int(),
        /** With a client now. */
        out: z.int(),
        /** Whose time meets the day. */
        booked: z.int(),
        late: z.int(),
      }),
    ),
    lodging: z.array(
      z.strictObject({
        publicId: Id,
        name: Bilingual,
        categoryName: Bilingual,
        ...Places,
        arrivals: z.int(),
        departures: z.int(),
      }),
    ),
  }),
  problems: [],
})
