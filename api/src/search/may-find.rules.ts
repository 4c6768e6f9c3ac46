import type { AccessType } from '@guichet/contract/access.ts'
import type { Actor } from '../platform/actor.ts'

/** Main staff find everything; others what any of these accesses opens. */
export const mayFindIn = (
  { isMain, accesses }: Pick<Actor, 'isMain' | 'accesses'>,
  any: readonly AccessType[],
): boolean => isMain || any.some((access) => accesses.has(access))
