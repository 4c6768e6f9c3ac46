import type { Call, Endpoint, Reply } from '@guichet/contract/endpoint.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { notifyError, notifySuccess } from '../layout/notify.tsx'
import { isApiError } from './api-error.ts'
import { call } from './call.ts'
import { useProblemMessage } from './problem-message.ts'
import type { RegisteredKey } from './query-keys.ts'
import { useOnce } from './use-once.ts'

type Command<E extends Endpoint> = {
  titles: { success: string; error: string }
  /** Queries to refetch when the call ends, also after a problem: that often means stale data. */
  invalidates?: readonly RegisteredKey[]
  onDone?: (reply: Reply<E>, sent: Call<E>) => void | Promise<void>
  onProblem?: (error: unknown) => void
  /** The key of an earlier press, which this one repeats. */
  idempotencyKey?: string
  /** The answer may be lost and the thing done: who takes it over is told the key, and says so. */
  takeOver?: (error: unknown, sent: { parts: Call<E>; key: string }) => boolean
  /** The screen turns into its own success view. */
  isQuiet?: boolean
  /**
   * The form shows the problem itself (ProblemAlert): the notice then gives the title alone, and
   * leaves.
   */
  isShownInForm?: boolean
}

/**
 * A call of the contract as a mutation: shows its success or error title, refetches what it
 * touched, and carries one `Idempotency-Key` per opened form. Only a success spends the key, so a
 * corrected form is sent under the same one.
 */
export function useCommand<E extends Endpoint>(
  endpoint: E,
  {
    titles,
    invalidates = [],
    onDone,
    onProblem,
    idempotencyKey,
    takeOver,
    isQuiet = false,
    isShownInForm = false,
  }: Command<E>,
) {
  const client = useQueryClient()
  const say = useProblemMessage()
  const key = useRef<string>(undefined)
  const mutation = useMutation({
    mutationFn: (parts: Call<E>) => {
      key.current ??= idempotencyKey ?? crypto.randomUUID()
      return call(endpoint, parts, endpoint.idempotent ? { idempotencyKey: key.current } : {})
    },
    onSuccess: async (reply, parts) => {
      key.current = undefined
      if (!isQuiet) notifySuccess(titles.success)
      await onDone?.(reply, parts)
    },
    onError: (error, parts) => {
      if (takeOver?.(error, { parts, key: key.current! })) {
        key.current = undefined
        return
      }
      notifyError(titles.error, isShownInForm ? '' : say(error))
      onProblem?.(error)
    },
    onSettled: (_reply, error) => {
      const refetched = Promise.all(
        invalidates.map((queryKey) => client.invalidateQueries({ queryKey })),
      )
      // What cannot be reached now takes long to fail again: who pressed need not wait for that.
      return error && isApiError(error, 'Unreachable') ? undefined : refetched
    },
  })
  return useOnce(mutation)
}
