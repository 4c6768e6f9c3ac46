import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { activityCategories } from '../../kinds.ts'
import { Chosen, Id, LocalDate, NotEmpty, TenantId } from '../../primitives.ts'
import { mostMembers, PartyMember } from './party.ts'

/** Types of equipment that a party is fitted with at once. */
const mostModels = 20

/**
 * `age`: the type names the ages; `word`: it is called by a word for an age; `only`: there is one
 * type. Without one of these nobody chose: `several` fit, `noAge` is known, `none` fits.
 */
export const ticketReasons = ['age', 'word', 'only', 'several', 'noAge', 'none'] as const
/**
 * `height`: the size names heights; `length`: skis or a board of that length suit the height;
 * `boot`: the size has the number; `age`: it is called by an age; `only`: there are no sizes.
 * Without one of these nobody chose: `several` fit, `noHeight`, `noBoot` or `noAge` is known,
 * `unmeasured` sizes say nothing of people, `none` fits.
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
  summary: 'The ticket type and the size of equipment that fit each person of a family or a group',
  access: 'TicketCreation',
  effect: 'read',
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    /** The day of the visit, on which ages count. */
    date: LocalDate,
    /** The category of an activity whose types are chosen from; none where nobody wants tickets. */
    tickets: z
      .strictObject({ activityPublicId: Id, activityCategory: Chosen(activityCategories) })
      .nullable()
      .optional(),
    /** The types of equipment that are rented: each person gets one piece of each category. */
    modelPublicIds: z.array(Id, 'type').max(mostModels, `maxItems:${mostModels}`).optional(),
    members: NotEmpty(PartyMember, mostMembers),
  }),
  reply: z.strictObject({
    /** In the order in which they were given. */
    members: z.array(
      z.strictObject({
        age: z.int().nullable(),
        ticket: z
          .strictObject({
            productId: Id.nullable(),
            reason: z.enum(ticketReasons),
            /** What may be chosen from. */
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
