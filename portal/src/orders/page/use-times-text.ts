import { useTimeText } from '../../domain/names/use-time-text.ts'
import { timesOf } from '../entry.rules.ts'

/** Times of a line as one text, with counts if there are several; empty if all are for any time. */
export function useTimesText() {
  const timeText = useTimeText()
  return (units: Parameters<typeof timesOf>[0]): string => {
    const times = timesOf(units)
    if (times.every(({ time }) => time.standing === 'anytime')) return ''
    return times
      .map(({ time, count }) =>
        times.length > 1 ? `${count} × ${timeText(time)}` : timeText(time),
      )
      .join(', ')
  }
}
