import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant } from '../primitives.ts'

/** Days in which a merge can be taken back. */
export const mergeUndoDays = 30

export const mergeClient = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/Clients/:profilePublicId/merge',
  summary:
    'Merge another record of the same person into a client: orders, tickets and note move, both emails lead to the client',
  access: 'Clients',
  effect: 'write',
  idempotent: true,
  /** The client who stays. */
  params: z.object({ profilePublicId: Id }),
  body: z.strictObject({
    /** The one who is merged, and no longer listed. */
    mergedProfilePublicId: Id,
  }),
  reply: z.strictObject({
    mergePublicId: Id,
    /** Orders that moved. */
    orders: z.int(),
    undoableUntilDateTimeUtc: Instant,
  }),
  problems: ['NotFound', 'NotesTooLong', 'KeyReused', 'StillRunning'],
})
