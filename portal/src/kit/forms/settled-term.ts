import { useEffect, useState } from 'react'

const pauseMs = 120

/** What is typed, once the typing pauses; `settle` does not wait for the pause, nor for the field. */
export function useSettledTerm(typed: string) {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { settled: settled.trim(), settle: (term = typed) => setSettled(term) }
}
