import type { Call, Endpoint, Reply } from '@guichet/contract/endpoint.ts'
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from './call.ts'
import { notifyError, notifySuccess } from './notify.tsx'
import { useSayRefusal } from './say-refusal.ts'

type Deed<E extends Endpoint> = {
  titles: { success: string; error: string }
  /**
   * What is no longer true once the deed is done, whichever way it ended: a refusal often means
   * stale data.
   */
  invalidates?: readonly QueryKey[]
  onDone?: (reply: Reply<E>) => void | Promise<void>
  /** The screen turns into its own success view. */
  isQuiet?: boolean
  /**
   * The form shows the refusal itself (RefusalAlert): the notice then gives the title alone, and
   * leaves.
   */
  isSaidInForm?: boolean
}

/**
 * A deed of the contract as a mutation: says its success or error title, refreshes what it touched,
 * and carries one `Idempotency-Key` per opened form. Only a success spends the key, so a corrected
 * form is sent under the same one.
 */
export function useDeed<E extends Endpoint>(
  wire: E,
  { titles, invalidates = [], onDone, isQuiet = false, isSaidInForm = false }: Deed<E>,
) {
  const client = useQueryClient()
  const say = useSayRefusal()
  const key = useRef<string>(undefined)
  return useMutation({
    mutationFn: (parts: Call<E>) => {
      key.current ??= crypto.randomUUID()
      return call(wire, parts, wire.once ? { idempotencyKey: key.current } : {})
    },
    onSuccess: async (reply) => {
      key.current = undefined
      if (!isQuiet) notifySuccess(titles.success)
      await onDone?.(reply)
    },
    onError: (error) => notifyError(titles.error, isSaidInForm ? '' : say(error)),
    onSettled: () =>
      Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
