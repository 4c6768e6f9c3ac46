import type { MutateOptions, UseMutationResult } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

/**
 * Ignores a call whose variables equal those of a running one: a second click can arrive before the
 * button is disabled, and must not be sent or announced twice.
 */
export function useOnce<R, P>(mutation: UseMutationResult<R, Error, P>) {
  const underWay = useRef(new Set<string>())
  // The library's rest parameter has a form for commands without variables; ours always have some.
  const send = mutation.mutateAsync as (
    parts: P,
    options?: MutateOptions<R, Error, P>,
  ) => Promise<R>
  const mutate = useCallback(
    (parts: P, options?: MutateOptions<R, Error, P>) => {
      const asked = JSON.stringify(parts)
      if (underWay.current.has(asked)) return
      underWay.current.add(asked)
      const end = () => underWay.current.delete(asked)
      send(parts, options).then(end, end)
    },
    [send],
  )
  return { ...mutation, mutate }
}
