import type { Call, Endpoint, Reply } from '@guichet/contract/endpoint.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { notifyError, notifySuccess } from '../layout/notify.tsx'
import { useMessages, type Language } from '../text/messages.ts'
import { isApiError } from './api-error.ts'
import { call } from './call.ts'
import { useProblemMessage } from './problem-message.ts'
import type { RegisteredKey } from './query-keys.ts'
import { useOnce } from './use-once.ts'

type Titles = { success: string; error: string }
type Command<E extends Endpoint> = {
  titles: Titles
  /** Queries to refetch when the call ends, also after a problem: that often means stale data. */
  invalidates?: readonly RegisteredKey[]
  onDone?: ((reply: Reply<E>, sent: Call<E>) => void | Promise<void>) | undefined
  onProblem?: (error: unknown) => void
  /** Idempotency key of an earlier attempt, to repeat that attempt. */
  idempotencyKey?: string
  /**
   * Handles an error whose command may have succeeded (lost response): receives the key, returns
   * true if it has taken over, and shows the message itself.
   */
  takeOver?: (error: unknown, sent: { parts: Call<E>; key: string }) => boolean
  /** No success message: the screen shows its own success view. */
  isQuiet?: boolean
  /**
   * The form shows the problem itself (ProblemAlert): the notification then contains only the title
   * and closes by itself.
   */
  isShownInForm?: boolean
}

/**
 * Mutation that sends a call of the contract: notifies of success or failure, refetches the
 * invalidated queries, and uses one `Idempotency-Key` until a success, so a corrected form is sent
 * under the same key.
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
      // Refetches from an unreachable server take long to fail: the user does not have to wait for
      // them.
      return error && isApiError(error, 'Unreachable') ? undefined : refetched
    },
  })
  return useOnce(mutation)
}

/** For a command of a form that shows the problem itself. */
export const inForm = { isShownInForm: true } as const

/**
 * Makes the hooks of a module's commands: `command({ createForm }, inForm)` is a hook that sends
 * `createForm` under the messages of that name. `invalidates` applies to all of them, unless the
 * settings of one replace it.
 */
export const commandsOf =
  <N extends string>(
    messages: Record<Language, { commands: Record<N, Titles> }>,
    invalidates: readonly RegisteredKey[] = [],
  ) =>
  <K extends N, E extends Endpoint>(
    named: Record<K, E>,
    settings: Omit<Command<E>, 'titles' | 'onDone'> = {},
  ) => {
    const [[name, endpoint]] = Object.entries(named) as [[K, E]]
    return function useSend(onDone?: Command<E>['onDone']) {
      const titles = useMessages(messages).commands[name]
      return useCommand(endpoint, { titles, invalidates, onDone, ...settings })
    }
  }
