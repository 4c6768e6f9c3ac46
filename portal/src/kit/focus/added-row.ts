import { useEffect, useRef } from 'react'

/** Focuses a field and selects its content, so that typing replaces it. */
export function enterField(input: HTMLInputElement | null | undefined): void {
  input?.focus()
  input?.select()
}

/** Moves the focus to the first field of a row that was just added. */
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
