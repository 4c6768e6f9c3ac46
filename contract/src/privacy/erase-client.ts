import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Id, Instant, Integer, Required } from '../primitives.ts'

/** Reasons of an erasure: a choice, because free text could contain personal data again. */
export const erasureReasons = ['asked', 'noLongerNeeded', 'byMistake'] as const

/** Pending business with a client that must end before an erasure. */
export const erasureObstacles = [
  'paymentAwaited',
  'refundUnderWay',
  'disputeOpen',
  'balanceOwed',
  'rentalOut',
  'stayUnderWay',
  'exportUnderWay',
  'importUnderWay',
  'quoteOpen',
] as const

const at = {
  service: 'administration',
  path: '/1.0/Clients/:profilePublicId/erasure',
  access: 'Clients',
  params: z.object({ profilePublicId: Id }),
} as const
const counts = {
  orders: z.int(),
  tickets: z.int(),
  /** Tickets that can still be used: they remain valid, without a name. */
  ticketsAhead: z.int(),
  letters: z.int(),
  pictures: z.int(),
}

export const getErasure = endpoint({
  ...at,
  method: 'GET',
  summary: 'Preview the erasure of a client: what it would delete, and what prevents it',
  effect: 'read',
  reply: z.strictObject({
    /** Text to type as a confirmation: the email, or the name when there is none. */
    confirmation: z.string(),
    ...counts,
    obstacles: z.array(
      z.strictObject({
        obstacle: z.enum(erasureObstacles),
        orderReferenceNumber: z.string().nullable(),
      }),
    ),
  }),
  problems: ['NotFound'],
})

export const eraseClient = endpoint({
  ...at,
  method: 'POST',
  summary:
    'Erase a client permanently: all personal data is deleted, the amounts of their orders stay',
  effect: 'write',
  idempotent: true,
  body: z.strictObject({
    confirmation: Required(200),
    reason: Choice(erasureReasons),
    /** Counts that the clerk saw; the erasure is refused when they have changed. */
    orders: Integer(0, 1_000_000),
    ticketsAhead: Integer(0, 1_000_000),
  }),
  reply: z.strictObject({ profilePublicId: Id, erasedDateTimeUtc: Instant, ...counts }),
  problems: ['NotFound', 'ClientBusy', 'ErasureOutdated', 'KeyReused', 'StillRunning'],
})
