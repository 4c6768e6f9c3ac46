import { useEffect, useState } from 'react'
import { useDates } from './dates.ts'

/**
 * The clock of the business, drawn anew when the minute turns: what was open when the page was
 * drawn may be over since. A machine that slept looks at the clock when it wakes.
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
