import type { Query } from '@tanstack/react-query'
import type { RegisteredKey } from './query-keys.ts'

/**
 * Keeps what is shown while a newer version of it loads, but never what belongs to another record:
 * `beginning` is the part of the key that has to stay the same.
 */
export const keepOf =
  (beginning: RegisteredKey) =>
  <Data>(
    previous: Data | undefined,
    previousQuery: Pick<Query, 'queryKey'> | undefined,
  ): Data | undefined =>
    previousQuery && beginning.every((part, at) => previousQuery.queryKey[at] === part)
      ? previous
      : undefined
