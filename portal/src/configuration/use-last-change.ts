import { useDates } from '../kit/dates/dates.ts'
import type { Settings } from './settings.queries.ts'

/** When a setting was changed last, and by whom; null for one that never was. */
export function useLastChange({
  changes,
}: Pick<Settings, 'changes'>): (name: string) => string | null {
  const dates = useDates()
  return (name) => {
    const change = changes[name]
    return change ? [dates.moment(change.dateTimeUtc), change.by].filter(Boolean).join(', ') : null
  }
}
