import { z } from 'zod'
import { SellableProduct } from '../../activities/get-sellable.ts'
import { Timeslot } from '../../availability/find-timeslots.ts'
import { endpoint } from '../../endpoint.ts'
import { kinds } from '../../kinds.ts'
import { Id, LocalDate, Required, TenantId, Bilingual } from '../../primitives.ts'

/** Characters of a sentence that are read. */
export const requestLimit = 200

/**
 * `ready`: a cart takes it as it is; `soldOut`: fewer places or pieces are left; `closed`: that day
 * has no slot; `notOffered`: none at that time, or not on sale; `toChoose`: a size, nights or parts
 * are still to be chosen.
 */
export const requestedStates = ['ready', 'soldOut', 'closed', 'notOffered', 'toChoose'] as const

/** What was understood of a part of a sentence, ready to be a line of a cart. */
export const RequestedLine = SellableProduct.extend({
  kind: z.enum(kinds),
  activityPublicId: Id.nullable(),
  /** Of the activity, of the equipment, of the lodging. */
  categoryTitle: Bilingual.nullable(),
  /** As many as a line holds, and how many were asked for. */
  quantity: z.int(),
  askedQuantity: z.int(),
  state: z.enum(requestedStates),
  /** The day of the slot, or the one that was looked at; null where none counts. */
  date: LocalDate.nullable(),
  slot: Timeslot.nullable(),
  /** What is left of a stock, null where none is counted. */
  remaining: z.int().nullable(),
})

export const readRequest = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/administration/reading',
  summary: 'What a sentence of the counter asks for, as lines of a cart: "3 adults ski tomorrow"',
  access: 'TicketCreation',
  effect: 'read',
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    text: Required(requestLimit),
    /** The activity that comes first where the sentence names none. */
    activityPublicId: Id.optional(),
    /** The day where the sentence names none, instead of the next one with places. */
    date: LocalDate.optional(),
  }),
  reply: z.strictObject({
    lines: z.array(RequestedLine),
    /** Parts that mean one of several as well; one of the candidates is to be chosen. */
    ambiguous: z.array(z.strictObject({ words: z.string(), candidates: z.array(RequestedLine) })),
    /** Words that were not understood. */
    unclear: z.array(z.string()),
  }),
  problems: ['NotFound'],
})
