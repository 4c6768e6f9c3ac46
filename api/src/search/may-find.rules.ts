import type { AccessType } from '@guichet/contract/access.ts'
import type { Actor } from '../platform/http/actor.ts'

/** Whether a member finds a kind: main staff always, others with any of these accesses. */
export const mayFindIn = (
  { isMain, accesses }: Pick<Actor, 'isMain' | 'accesses'>,
  any: readonly AccessType[],
): boolean => isMain || any.some((access) => accesses.has(access))
