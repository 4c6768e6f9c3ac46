import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { durationOf, useDuration } from '../../kit/dates/durations.ts'
import { serverClock } from '../../kit/dates/server-clock.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { payMessages } from './pay.messages.ts'
import { isSpoken, minutesLeft, nextChange } from './pay.rules.ts'

/**
 * Countdown of the hold in minutes. The server decides when it has expired, because the clock of
 * the device may be wrong.
 */
export function PlacesLeft({ until, onOver }: { until: string; onOver: () => void }) {
  const messages = useMessages(payMessages)
  const duration = useDuration()
  const minutes = useMinutesLeft(until, onOver) ?? 0
  const sentence =
    minutes > 0 ? messages.held(duration(durationOf(partsOf(minutes)))) : messages.heldLast
  return (
    <>
      <Text fw={550}>{sentence}</Text>
      <output className="visually-hidden">{isSpoken(minutes) ? sentence : ''}</output>
    </>
  )
}

const partsOf = (minutes: number) => ({
  days: Math.floor(minutes / 1440),
  hours: Math.floor(minutes / 60) % 24,
  minutes: minutes % 60,
})

function useMinutesLeft(until: string, onOver: () => void): number | null {
  const [minutes, setMinutes] = useState(() => minutesLeft(until, serverClock.now()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const left = minutesLeft(until, serverClock.now())
      setMinutes(left)
      if (left === null) onOver()
      else timer = setTimeout(look, nextChange(until, serverClock.now()) + 50)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [until, onOver])
  return minutes
}
