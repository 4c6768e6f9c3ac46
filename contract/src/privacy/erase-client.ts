import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Chosen, Id, Instant, Integer, Required } from '../primitives.ts'

/** Why somebody is erased: a choice, as words would be one more text about the person. */
export const erasureReasons = ['asked', 'noLongerNeeded', 'byMistake'] as const

/** What is under way for a client, and has to end first. */
export const erasureObstacles = [
  'paymentAwaited',
  'refundUnderWay',
  'disputeOpen',
  'balanceOwed',
  'rentalOut',
  'stayUnderWay',
  'exportUnderWay',
  'importUnderWay',
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
  /** Tickets that still let somebody in: they stay valid, without a name. */
  ticketsAhead: z.int(),
  letters: z.int(),
  pictures: z.int(),
}

export const getErasure = endpoint({
  ...at,
  method: 'GET',
  summary: 'What erasing a client would take away, and what stands against it',
  effect: 'read',
  reply: z.strictObject({
    /** What has to be typed to confirm: the email, or else the name. */
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
    'Erase a client for good: no personal word stays anywhere, the amounts of their orders stay whole',
  effect: 'write',
  idempotent: true,
  body: z.strictObject({
    confirmation: Required(200),
    reason: Chosen(erasureReasons),
    /** As they were seen: what has come since is looked at first. */
    orders: Integer(0, 1_000_000),
    ticketsAhead: Integer(0, 1_000_000),
  }),
  reply: z.strictObject({ profilePublicId: Id, erasedDateTimeUtc: Instant, ...counts }),
  problems: ['NotFound', 'ClientBusy', 'ErasureOutdated', 'KeyReused', 'StillRunning'],
})
