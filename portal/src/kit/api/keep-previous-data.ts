import type { Query } from '@tanstack/react-query'
import type { RegisteredKey } from './query-keys.ts'

/**
 * Shows the previous data while a newer version loads, unless it belongs to another record:
 * `beginning` is the prefix of the key that must stay the same.
 */
export const keepPreviousDataOf =
  (beginning: RegisteredKey) =>
  <Data>(
    previous: Data | undefined,
    previousQuery: Pick<Query, 'queryKey'> | undefined,
  ): Data | undefined =>
    previousQuery && beginning.every((part, at) => previousQuery.queryKey[at] === part)
      ? previous
      : undefined
