import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

export const undoMerge = endpoint({
  service: 'administration',
  method: 'POST',
  path: '/1.0/Clients/:profilePublicId/merge/:mergePublicId/undo',
  summary: 'Undo a merge: the moved records go back, with the later orders of the merged email',
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
