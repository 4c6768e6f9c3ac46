import { useDuration } from '../kit/dates/durations.ts'
import { useLocalized } from '../kit/text/messages.ts'
import type { PartOption } from './products.queries.ts'

/** Name of a part: its parent, its own name and its duration. */
export function usePartName() {
  const localized = useLocalized()
  const formatDuration = useDuration()
  return ({ title, categoryTitle, detail }: PartOption) =>
    [
      ...(categoryTitle ? [localized(categoryTitle)] : []),
      localized(title),
      ...(detail ? [formatDuration(detail)] : []),
    ].join(' · ')
}
