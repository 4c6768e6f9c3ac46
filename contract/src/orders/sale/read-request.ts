import { z } from 'zod'
import { SellableProduct } from '../../activities/get-sellable.ts'
import { Timeslot } from '../../availability/find-timeslots.ts'
import { endpoint } from '../../endpoint.ts'
import { kinds } from '../../kinds.ts'
import { Id, LocalDate, Required, TenantId, Bilingual } from '../../primitives.ts'

/** Maximum length of a request in characters. */
export const requestLimit = 200

/**
 * `ready`: can be added to a cart; `soldOut`: fewer places or items are left; `closed`: no slot on
 * that day; `notOffered`: not at that time, or not on sale; `ending`: more than a third of each
 * slot that is left is over, so that its hour must be named; `toChoose`: a size, nights or parts
 * must still be chosen.
 */
export const requestedStates = [
  'ready',
  'soldOut',
  'closed',
  'notOffered',
  'ending',
  'toChoose',
] as const

/** A part of a request that was recognized, ready to be a line of a cart. */
export const RequestedLine = SellableProduct.extend({
  kind: z.enum(kinds),
  activityPublicId: Id.nullable(),
  /** Title of the activity category, equipment category or lodging category. */
  categoryTitle: Bilingual.nullable(),
  /** `quantity` is limited to the maximum of a line; `askedQuantity` is the requested one. */
  quantity: z.int(),
  askedQuantity: z.int(),
  state: z.enum(requestedStates),
  /** Day of the slot, or the day that was searched; null when no day applies. */
  date: LocalDate.nullable(),
  slot: Timeslot.nullable(),
  /** Items left in stock; null when the stock is not counted. */
  remaining: z.int().nullable(),
})

export const readRequest = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/administration/reading',
  summary: 'Parse a request typed at the counter into lines of a cart: "3 adults ski tomorrow"',
  access: 'TicketCreation',
  effect: 'read',
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    text: Required(requestLimit),
    /** Activity to prefer when the request names none. */
    activityPublicId: Id.optional(),
    /** Day when the request names none, instead of the next day with places. */
    date: LocalDate.optional(),
  }),
  reply: z.strictObject({
    lines: z.array(RequestedLine),
    /** Parts with several equally good matches; one of the candidates must be chosen. */
    ambiguous: z.array(z.strictObject({ words: z.string(), candidates: z.array(RequestedLine) })),
    /** Words that were not recognized. */
    unclear: z.array(z.string()),
  }),
  problems: ['NotFound'],
})
