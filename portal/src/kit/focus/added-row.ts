import { useEffect, useRef } from 'react'

/** Whoever enters a field this way replaces what is in it by what is typed. */
export function enterField(input: HTMLInputElement | null | undefined): void {
  input?.focus()
  input?.select()
}

/** The work goes on in the row that was added to a list: its first field takes the focus. */
export function useAddedRow() {
  const list = useRef<HTMLOListElement>(null)
  const hasAdded = useRef(false)
  useEffect(() => {
    if (!hasAdded.current) return
    hasAdded.current = false
    enterField(list.current?.querySelector<HTMLInputElement>('li:last-child input'))
  })
  return {
    list,
    add: (act: () => void) => {
      hasAdded.current = true
      act()
    },
  }
}
