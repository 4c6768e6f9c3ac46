import { useDates } from '../kit/dates/dates.ts'
import type { Settings } from './settings.queries.ts'

/** Author and time of the last change of a setting; null when it was never changed. */
export function useLastChange({
  changes,
}: Pick<Settings, 'changes'>): (name: string) => string | null {
  const dates = useDates()
  return (name) => {
    const change = changes[name]
    return change ? [dates.moment(change.dateTimeUtc), change.by].filter(Boolean).join(', ') : null
  }
}
