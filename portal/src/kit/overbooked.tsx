import { IconAlertTriangle } from '@tabler/icons-react'
import { formWords } from './form.words.ts'
import { StatusBadge } from './status-badge.tsx'
import { useWords } from './words.ts'

/** What is promised beyond what there is; nothing where nothing is. */
export function Overbooked({ count = 0 }: { count?: number | undefined }) {
  const words = useWords(formWords)
  return count > 0 ? (
    <StatusBadge tone="warning" icon={IconAlertTriangle}>
      {words.overbooked(count)}
    </StatusBadge>
  ) : null
}
