import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Instant } from '../primitives.ts'

/** Number of days during which a merge can be undone. */
export const mergeUndoDays = 30

export const mergeClient = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/Clients/:profilePublicId/merge',
  summary:
    'Merge another record of the same person into a client: orders, tickets and note move, and both emails identify the client',
  access: 'Clients',
  effect: 'write',
  idempotent: true,
  /** The client that remains. */
  params: z.object({ profilePublicId: Id }),
  body: z.strictObject({
    /** The client that is merged and no longer listed. */
    mergedProfilePublicId: Id,
  }),
  reply: z.strictObject({
    mergePublicId: Id,
    /** Number of orders moved. */
    orders: z.int(),
    undoableUntilDateTimeUtc: Instant,
  }),
  problems: ['NotFound', 'NotesTooLong', 'KeyReused', 'StillRunning'],
})
