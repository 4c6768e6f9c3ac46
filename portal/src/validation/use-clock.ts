import { useEffect, useState } from 'react'

const lookMs = 15_000

/** The device's clock, updated periodically. */
export function useClock(): number {
  const [clock, setClock] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setClock(Date.now()), lookMs)
    return () => clearInterval(timer)
  }, [])
  return clock
}
