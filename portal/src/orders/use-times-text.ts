import { useTimeText } from '../domain/use-time-text.ts'
import { timesOf } from './entry.rules.ts'

/**
 * All times of some pieces on one line: each with its number, where there are several. That all of
 * them are for any time goes without saying.
 */
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
