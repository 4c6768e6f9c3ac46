import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { activityCategories } from '../../kinds.ts'
import { Choice, Id, LocalDate, NotEmpty, TenantId } from '../../primitives.ts'
import { mostMembers, PartyMember } from './party.ts'

/** Maximum number of equipment types of one request. */
const mostModels = 20

/**
 * Reasons of a ticket type for a person. Chosen: `age` (the type names an age range), `word` (its
 * name has a word for an age), `only` (there is a single type). Not chosen: `several` match,
 * `noAge` (the age is unknown), `none` matches.
 */
export const ticketReasons = ['age', 'word', 'only', 'several', 'noAge', 'none'] as const
/**
 * Reasons of a size for a person. Chosen: `height` (the size names a height range), `length` (of
 * skis or a board, for the height), `boot` (same boot size), `age` (its name has an age), `only`
 * (there are no sizes). Not chosen: `several` match, `noHeight`, `noBoot` or `noAge` (unknown),
 * `unmeasured` (the sizes name no measure of a person), `none` matches.
 */
export const sizeReasons = [
  'height',
  'length',
  'boot',
  'age',
  'only',
  'several',
  'noHeight',
  'noBoot',
  'noAge',
  'unmeasured',
  'none',
] as const
const Size = z.strictObject({ modelPublicId: Id, specificationPublicId: Id })

export const fitParty = endpoint({
  service: 'order',
  method: 'POST',
  path: '/1.0/order/administration/party',
  summary:
    'Find the ticket type and the equipment sizes that fit each person of a family or a group',
  access: 'TicketCreation',
  effect: 'read',
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    /** Day of the visit; ages are computed on it. */
    date: LocalDate,
    /** Category whose ticket types are candidates; null when no tickets are wanted. */
    tickets: z
      .strictObject({ activityPublicId: Id, activityCategory: Choice(activityCategories) })
      .nullable()
      .optional(),
    /** Equipment types to rent: each person gets one item per equipment category. */
    modelPublicIds: z.array(Id, 'type').max(mostModels, `maxItems:${mostModels}`).optional(),
    members: NotEmpty(PartyMember, mostMembers),
  }),
  reply: z.strictObject({
    /** In the order of the request. */
    members: z.array(
      z.strictObject({
        age: z.int().nullable(),
        ticket: z
          .strictObject({
            productId: Id.nullable(),
            reason: z.enum(ticketReasons),
            /** Ticket types that can be chosen. */
            candidates: z.array(Id),
          })
          .nullable(),
        pieces: z.array(
          z.strictObject({
            rentalPublicId: Id,
            size: Size.nullable(),
            reason: z.enum(sizeReasons),
            candidates: z.array(Size),
          }),
        ),
      }),
    ),
  }),
  problems: ['NotFound'],
})
