import { IconClockExclamation } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { durationOf, useDuration } from '../../kit/dates/durations.ts'
import { serverClock } from '../../kit/dates/server-clock.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { connectionMessages } from './connection.messages.ts'
import styles from './connection-banner.module.css'

const minuteMs = 60_000

/** Says that the clock of this device is wrong by minutes or more, and that nothing depends on it. */
export function ClockBanner() {
  const messages = useMessages(connectionMessages)
  const durationText = useDuration()
  const aheadMs = useSyncExternalStore(serverClock.subscribe, serverClock.ahead)
  if (aheadMs === 0) return null
  const minutes = Math.round(Math.abs(aheadMs) / minuteMs)
  const difference = durationText(
    durationOf({
      days: Math.floor(minutes / 1440),
      hours: Math.floor(minutes / 60) % 24,
      minutes: minutes % 60,
    }),
  )
  return (
    <output className={styles.place}>
      <span className={styles.trouble}>
        <IconClockExclamation size={18} aria-hidden />
        {aheadMs > 0 ? messages.clockAhead(difference) : messages.clockBehind(difference)}
      </span>
    </output>
  )
}
