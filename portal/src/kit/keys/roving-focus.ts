import type { KeyboardEvent } from 'react'

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Moves with arrow keys, Home and End between the `data-member` elements of a `data-set`, which is
 * a single tab stop.
 */
export function moveFocusInSet(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step) return
  const set = event.currentTarget.closest('[data-set]')
  const members = [...(set?.querySelectorAll<HTMLElement>('[data-member]') ?? [])]
  const at = members.indexOf(event.currentTarget)
  event.preventDefault()
  members[step(at, members.length - 1)]?.focus()
}
