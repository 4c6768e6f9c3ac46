import type { Actor } from './actor.ts'
import type { Ctx } from './contexts.ts'

/**
 * What an action of staff needs, whether their request does it or work that goes on after it in
 * their name.
 */
export type Acting = Pick<Ctx, 'db' | 'now' | 'audit'> & {
  actor: Pick<Actor, 'tenantId' | 'timeZone' | 'restrictions'>
}
