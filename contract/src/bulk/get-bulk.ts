import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, Instant, PageOf, QueryInteger } from '../primitives.ts'
import { bulkWorkKinds } from '../work/work.ts'

/** `waiting`: not processed yet, or never when the operation was stopped earlier. */
export const bulkOutcomes = ['waiting', 'done', 'refused'] as const
const Item = z.strictObject({
  /** Id of the order or of the ticket. */
  subjectPublicId: Id,
  orderReferenceNumber: z.string(),
  ticketReferenceKey: z.string().nullable(),
  outcome: z.enum(bulkOutcomes),
  /** Problem type that the same action on this order or ticket alone would return. */
  problem: z.string().nullable(),
  reason: z.string().nullable(),
  endedDateTimeUtc: Instant.nullable(),
})

export const getBulk = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/bulk/:id',
  summary: 'Get the results of a bulk action per order or ticket, with the reasons of failures',
  access: ['Orders', 'Tickets'],
  effect: 'read',
  params: z.object({ id: Id }),
  query: z.strictObject({
    outcome: Choice(bulkOutcomes).optional(),
    page: QueryInteger(1, 400).optional(),
    pageSize: QueryInteger(1, 500).optional(),
  }),
  reply: PageOf(Item).extend({
    publicId: Id,
    workPublicId: Id,
    action: z.enum(bulkWorkKinds),
    startedBy: z.string(),
    createdDateTimeUtc: Instant,
    counts: z.strictObject({ waiting: z.int(), done: z.int(), refused: z.int() }),
  }),
  problems: ['NotFound', 'NoAccess'],
})
