import type { Actor } from './actor.ts'
import type { Ctx } from './contexts.ts'

/** Context of an action of staff, for their request or for a job that continues it. */
export type ActionCtx = Pick<Ctx, 'db' | 'now' | 'audit' | 'tenantId' | 'timeZone'> & {
  actor: Pick<Actor, 'restrictions'>
}
