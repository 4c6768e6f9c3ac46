import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../layout/lazy-part.ts'
import { guardLeaving } from './unsaved.ts'

const AskBeforeLeaving = lazyPart(() => import('./ask-before-leaving.tsx'), 'AskBeforeLeaving')

type Props = {
  isDirty: boolean
  /**
   * While a save runs, other pages open without a confirmation, as the save continues and may open
   * one itself. A closed tab would lose the changes if the save failed.
   */
  isSaving?: boolean
}

/** Confirms before unsaved changes are lost: by another page, another business or a closed tab. */
export function UnsavedGuard({ isDirty, isSaving = false }: Props) {
  const isBlocking = isDirty && !isSaving
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isBlocking && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  const answer = useRef<(leave: boolean) => void>(undefined)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!isBlocking) return undefined
    return guardLeaving(
      () =>
        new Promise((resolve) => {
          answer.current = resolve
          setAsking(true)
        }),
    )
  }, [isBlocking])

  const settle = (leave: boolean) => {
    if (blocker.status === 'blocked') return leave ? blocker.proceed() : blocker.reset()
    setAsking(false)
    answer.current?.(leave)
  }
  const isOpen = isAsking || blocker.status === 'blocked'
  return isOpen && <AskBeforeLeaving onAnswer={settle} />
}
