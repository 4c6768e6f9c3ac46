import { formatDuration } from '@guichet/contract/durations.ts'
import { useLanguage } from '../text/messages.ts'

export {
  durationOf,
  formatDuration,
  partsOfDuration,
  type DurationParts,
} from '@guichet/contract/durations.ts'
export const useDuration = () => {
  const language = useLanguage()
  return (duration: string) => formatDuration(duration, language)
}
