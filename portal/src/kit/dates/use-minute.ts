import { useEffect, useState } from 'react'
import { useDates } from './dates.ts'

/**
 * The current time of the business; rerenders every minute, because open slots may have ended
 * since. Checks the clock when a sleeping machine wakes up.
 */
export function useMinute(): { instant: string; today: string; now: string } {
  const dates = useDates()
  const [instant, turn] = useState(() => new Date().toISOString())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(look, 60_000 - (Date.now() % 60_000))
    }
    const look = () => {
      clearTimeout(timer)
      turn(new Date().toISOString())
      wait()
    }
    wait()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return { instant, today: dates.day(instant), now: dates.hour(instant) }
}
