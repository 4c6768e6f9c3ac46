import { IconLock } from '@tabler/icons-react'
import { useMessages } from '../kit/text/messages.ts'
import { standingOf } from './strip.rules.ts'
import { todayMessages } from './today.messages.ts'
import type { BoardSlot } from './today.queries.ts'
import styles from './today.module.css'

/**
 * Time and places in words and figures; parts that a narrow strip has no room for remain for screen
 * readers.
 */
export function SlotFigures({ slot }: { slot: BoardSlot }) {
  const messages = useMessages(todayMessages)
  const standing = standingOf(slot)
  const isTold = standing !== 'nearlyFull' && standing !== 'open'
  const more = [
    `${messages.sold(slot.sold)} ${messages.of(slot.capacity)}`,
    ...(slot.held ? [messages.held(slot.held)] : []),
    ...(slot.inside ? [messages.inside(slot.inside)] : []),
  ]
  return (
    <>
      <span className={styles.time}>
        {standing === 'closed' && <IconLock size={12} stroke={2.2} aria-hidden />}
        {slot.beginTime}
        <span className={styles.until}> – {slot.endTime}</span>
      </span>{' '}
      <span className={styles.free}>
        {isTold ? messages.standings[standing] : messages.free(slot.free)}
      </span>
      <span className={styles.few} aria-hidden>
        {isTold ? '' : slot.free}
      </span>{' '}
      <span className={styles.more}>{more.join(' · ')}</span>
      {standing === 'nearlyFull' && (
        <span className="visually-hidden">, {messages.standings.nearlyFull}</span>
      )}
    </>
  )
}
