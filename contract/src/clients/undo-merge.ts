import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

export const undoMerge = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/Clients/:profilePublicId/merge/:mergePublicId/undo',
  summary:
    'Take a merge apart again: what moved goes back, with the orders that the merged email has made since',
  access: 'Clients',
  effect: 'write',
  idempotent: true,
  params: z.object({ profilePublicId: Id, mergePublicId: Id }),
  reply: z.strictObject({
    /** The client that is listed again. */
    profilePublicId: Id,
    /** Number of orders moved back. */
    orders: z.int(),
  }),
  problems: ['NotFound', 'MergeSettled', 'KeyReused', 'StillRunning'],
})
