import { IconAlertTriangle } from '@tabler/icons-react'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { overbookedMessages } from './overbooked.messages.ts'

/** Number of bookings beyond the capacity; renders nothing for zero. */
export function Overbooked({ count = 0 }: { count?: number | undefined }) {
  const messages = useMessages(overbookedMessages)
  return count > 0 ? (
    <StatusBadge tone="warning" icon={IconAlertTriangle}>
      {messages.overbooked(count)}
    </StatusBadge>
  ) : null
}
