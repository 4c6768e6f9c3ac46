import type { KeyboardEvent } from 'react'

const slotsIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button')]

/**
 * Arrow keys move the focus on the board: left and right within the row of an activity, up and down
 * to the nearest slot of the next row.
 */
export function stepBetweenSlots(event: KeyboardEvent<HTMLElement>): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>('a, button')
  const row = from?.closest('[data-row]')
  if (!from || !row) return
  const to = event.key.startsWith('Arrow') && targetOf(event.key, from, row)
  if (!to) return
  event.preventDefault()
  to.focus()
}

function targetOf(key: string, from: HTMLElement, row: Element): HTMLElement | undefined {
  const inRow = slotsIn(row)
  if (key === 'ArrowLeft') return inRow[inRow.indexOf(from) - 1]
  if (key === 'ArrowRight') return inRow[inRow.indexOf(from) + 1]
  let other = key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling
  while (other && slotsIn(other).length === 0)
    other = key === 'ArrowUp' ? other.previousElementSibling : other.nextElementSibling
  if (!other) return undefined
  const middle = middleOf(from)
  return slotsIn(other).reduce((nearest, slot) =>
    Math.abs(middleOf(slot) - middle) < Math.abs(middleOf(nearest) - middle) ? slot : nearest,
  )
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return (left + right) / 2
}
