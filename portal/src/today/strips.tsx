import { useEffect, useRef, type CSSProperties } from 'react'
import { useDates } from '../kit/dates/dates.ts'
import { useMessages } from '../kit/text/messages.ts'
import { ActivityHead } from './activity-head.tsx'
import { stepBetweenSlots } from './arrow-keys.ts'
import { PeopleButton } from './people-button.tsx'
import { SlotFigures } from './slot-figures.tsx'
import { SlotLink } from './slot-link.tsx'
import { hourPx, hoursOf, lanesOf, nowOn, placeOf, scaleOf, type Scale } from './strip.rules.ts'
import { todayMessages } from './today.messages.ts'
import type { BoardActivity } from './today.queries.ts'
import styles from './today.module.css'

type Props = {
  date: string
  activities: readonly BoardActivity[]
  /** Null unless the board shows today. */
  instant: string | null
}

/** A row per activity, with its slots on a common time scale. */
export function Strips({ date, activities, instant }: Props) {
  const messages = useMessages(todayMessages)
  const dates = useDates()
  const slots = activities.flatMap((activity) => activity.slots)
  const scale = scaleOf(slots, dates.hour)
  const now = scale && instant ? nowOn(scale, instant) : null
  const frame = useShownNow(now)
  const width = scale ? `${hoursOf(scale).length * hourPx(slots)}px` : '0px'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed on the slots in it
    <section
      ref={frame}
      className={`panel ${styles.frame}`}
      aria-label={messages.strips}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keys must reach it
      tabIndex={0}
      style={{ '--track': width } as CSSProperties}
      onKeyDown={stepBetweenSlots}
    >
      {scale && <Hours scale={scale} now={now} instant={instant} />}
      <ul className={styles.rows}>
        {activities.map((activity) => (
          <li key={activity.publicId} data-row className={styles.row}>
            <div className={styles.name}>
              <ActivityHead activity={activity} date={date} />
            </div>
            {scale && <Track {...{ activity, date, scale, now }} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Scrolls to now, because the past is on the left. */
function useShownNow(now: number | null) {
  const frame = useRef<HTMLElement>(null)
  const isShown = now !== null
  useEffect(() => {
    const box = frame.current
    const line = box?.querySelector<HTMLElement>('[data-now]')
    if (box && line && isShown) box.scrollLeft = Math.max(0, line.offsetLeft - box.clientWidth / 2)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is there: nobody is moved who looks elsewhere
  }, [isShown])
  return frame
}

type HoursProps = { scale: Scale; now: number | null; instant: string | null }
function Hours({ scale, now, instant }: HoursProps) {
  const messages = useMessages(todayMessages)
  const dates = useDates()
  const hours = hoursOf(scale)
  return (
    <div className={styles.scale}>
      <div className={styles.corner} />
      <div className={styles.hours}>
        {hours.map((hour, nth) => (
          <span key={hour} aria-hidden style={{ left: `${(nth / hours.length) * 100}%` }}>
            {dates.hour(new Date(hour).toISOString())}
          </span>
        ))}
        {now !== null && instant && (
          <span data-now className={styles.nowTime} style={{ left: `${now}%` }}>
            {messages.now(dates.hour(instant))}
          </span>
        )}
      </div>
    </div>
  )
}

type TrackProps = { activity: BoardActivity; date: string; scale: Scale; now: number | null }
function Track({ activity, date, scale, now }: TrackProps) {
  const lanes = lanesOf(activity.slots)
  const hours = hoursOf(scale).length
  return (
    <div className={styles.track} style={{ '--hours': hours } as CSSProperties}>
      {now !== null && <span className={styles.nowLine} style={{ left: `${now}%` }} />}
      {lanes.map((lane) => (
        <ol key={lane[0]!.publicId} className={styles.lane}>
          {lane.map((slot) => {
            const { left, width } = placeOf(scale, slot)
            return (
              <li key={slot.publicId} style={{ left: `${left}%`, width: `${width}%` }}>
                <SlotLink activityId={activity.publicId} date={date} slot={slot}>
                  <SlotFigures slot={slot} />
                </SlotLink>
                <PeopleButton slot={slot} />
              </li>
            )
          })}
        </ol>
      ))}
    </div>
  )
}
