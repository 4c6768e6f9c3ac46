import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Id, LocalDate, WallTime } from '../primitives.ts'

/**
 * Reasons why the day board cannot move a ticket; `inside`: a gate admitted it on the day of its
 * slot.
 */
export const whyNotMovedReasons = [
  'void',
  'kind',
  'noTime',
  'expired',
  'pickedUp',
  'sameTime',
  'inside',
] as const

export const findSlotClients = endpoint({
  service: 'exploring',
  method: 'GET',
  path: '/1.0/day/slot/:id/clients',
  summary:
    'List the orders with places in a slot, with their client and their tickets there, by name; at most 500 tickets',
  access: ['Orders', 'Calendar', 'Rescheduling'],
  effect: 'read',
  params: z.object({ id: Id }),
  reply: z.strictObject({
    publicId: Id,
    activityPublicId: Id,
    activityName: Bilingual,
    date: LocalDate,
    beginTime: WallTime,
    endTime: WallTime,
    clients: z.array(
      z.strictObject({
        orderPublicId: Id,
        orderReferenceNumber: z.string(),
        /** Null when the order was sold without a name. */
        name: z.string().nullable(),
        phone: z.string().nullable(),
        /** True when the order has an email to send new tickets to. */
        hasEmail: z.boolean(),
        tickets: z.array(
          z.strictObject({
            publicId: Id,
            version: z.int(),
            reference: z.string(),
            title: Bilingual,
            isInside: z.boolean(),
            /** Null when it can move to another slot of the activity. */
            whyNotMoved: z.enum(whyNotMovedReasons).nullable(),
          }),
        ),
      }),
    ),
    isCapped: z.boolean(),
  }),
  problems: ['NotFound'],
})
