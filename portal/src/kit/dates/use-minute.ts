import { useEffect, useState } from 'react'
import { useDates } from './dates.ts'
import { serverClock } from './server-clock.ts'

const instantNow = () => new Date(serverClock.now()).toISOString()

/**
 * The current time of the business; rerenders every minute, because open slots may have ended
 * since. Checks the clock when a sleeping machine wakes up.
 */
export function useMinute(): { instant: string; today: string; now: string } {
  const dates = useDates()
  const [instant, turn] = useState(instantNow)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(look, 60_000 - (serverClock.now() % 60_000))
    }
    const look = () => {
      clearTimeout(timer)
      turn(instantNow())
      wait()
    }
    wait()
    document.addEventListener('visibilitychange', look)
    const unsubscribe = serverClock.subscribe(look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      unsubscribe()
    }
  }, [])
  return { instant, today: dates.day(instant), now: dates.hour(instant) }
}
