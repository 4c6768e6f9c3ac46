import { Skeleton } from '@mantine/core'
import { memo } from 'react'
import { useDates } from '../../../kit/dates/dates.ts'
import { kitMessages } from '../../../kit/text/kit.messages.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import { isSellable, type Openness } from './open-days.rules.ts'
import styles from '../counter/sell.module.css'

type Props = {
  day: string
  /** Undefined while loading: a placeholder keeps the space. */
  openness: Openness | undefined
  left: number | null
  isToday: boolean
  /** Shows the month where the state of the day is not worth showing. */
  isMonthShown: boolean
}

/**
 * Label of a day in the strip: three short lines, and a full text for screen readers. Dates are
 * slow to format, so a label is rendered only when its own day changes.
 */
export const DayLabel = memo(function DayLabel({
  day,
  openness,
  left,
  isToday,
  isMonthShown,
}: Props) {
  const dates = useDates()
  const messages = useMessages(sellMessages)
  const kit = useMessages(kitMessages)
  const { spoken, shown } = useDayText(openness, left)
  return (
    <>
      <span className="visually-hidden">
        {dates.spoken(day)}, {openness === undefined ? kit.loading : spoken}
      </span>
      <span className="dimmed size-12" aria-hidden>
        {isToday ? messages.today : dates.weekday(day)}
      </span>
      <span className="size-16 strong" aria-hidden>
        {Number(day.slice(8))}
      </span>
      <span className="dimmed size-12" aria-hidden>
        {openness === undefined ? (
          <Skeleton component="span" className={styles.dayLoading!} />
        ) : (
          shown || (isMonthShown ? dates.month(day) : '\u00a0')
        )}
      </span>
    </>
  )
})

function useDayText(openness: Openness | undefined, left: number | null) {
  const messages = useMessages(sellMessages)
  if (openness === undefined) return { spoken: '', shown: '' }
  if (!isSellable(openness))
    return { spoken: messages.openness[openness], shown: messages.openness[openness] }
  if (left === null)
    return openness === 'nearlyFull'
      ? { spoken: messages.openness.nearlyFull, shown: messages.fewOnDay }
      : { spoken: messages.available, shown: '' }
  const spoken = messages.places(left)
  return {
    spoken: openness === 'nearlyFull' ? `${spoken}, ${messages.openness.nearlyFull}` : spoken,
    shown: left,
  }
}
