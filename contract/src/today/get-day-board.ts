import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Id, Instant, LocalDate, WallTime } from '../primitives.ts'

/** Access types of the day board: those of sales and of bookings. */
export const whoSeesTheDay = ['TicketCreation', 'Orders', 'Calendar'] as const

/** `free` is negative when more is sold than the capacity; `held` counts places held by carts. */
const Places = { capacity: z.int(), sold: z.int(), held: z.int(), free: z.int() }
const Slot = z.strictObject({
  publicId: Id,
  beginTime: WallTime,
  endTime: WallTime,
  beginDateTimeUtc: Instant,
  endDateTimeUtc: Instant,
  ...Places,
  /** Tickets of the slot that a gate admitted on this day. */
  inside: z.int(),
  isNearlyFull: z.boolean(),
  /** True for a slot that is no longer sold; it is listed while it has sold places. */
  isClosed: z.boolean(),
  /** True when it has not ended and has a free place. */
  isAvailable: z.boolean(),
  /** False when no daily ticket of its activity is on sale, so that its places cannot be bought. */
  isOnSale: z.boolean().optional(),
})

export const getDayBoard = endpoint({
  service: 'exploring',
  method: 'GET',
  path: '/1.0/day/board',
  summary:
    'Get the day board: the slots of every activity with free, held, sold and admitted places, the equipment, the lodging units, and pending work',
  access: [...whoSeesTheDay],
  effect: 'read',
  query: z.strictObject({
    /** Defaults to today in the time zone of the business. */
    date: LocalDate.optional(),
  }),
  reply: z.strictObject({
    date: LocalDate,
    /** Pending work of the day. */
    counts: z.strictObject({
      /** Stays that begin on this day and are not checked in. */
      arrivals: z.int(),
      /** Rented items of this day that are not picked up. */
      handOuts: z.int(),
      /** Items overdue now, whatever day is requested. */
      late: z.int(),
      /** Orders affected by a cancelled date that have not answered; for any day. */
      unanswered: z.int(),
    }),
    activities: z.array(
      z.strictObject({
        publicId: Id,
        name: Bilingual,
        /** True when it is on sale without a slot. */
        isAnytime: z.boolean(),
        /** Its tickets without a slot that a gate admitted on this day. */
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
        /** Items with a client now. */
        out: z.int(),
        /** Items whose rental overlaps the day. */
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
