import { IconAlertTriangle } from '@tabler/icons-react'
import { formMessages } from './form.messages.ts'
import { useMessages } from './messages.ts'
import { StatusBadge } from './status-badge.tsx'

/** What is promised beyond what there is; nothing where nothing is. */
export function Overbooked({ count = 0 }: { count?: number | undefined }) {
  const messages = useMessages(formMessages)
  return count > 0 ? (
    <StatusBadge tone="warning" icon={IconAlertTriangle}>
      {messages.overbooked(count)}
    </StatusBadge>
  ) : null
}
