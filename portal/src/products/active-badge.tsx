import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import { StatusBadge } from '../kit/layout/status-badge.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { productMessages } from './products.messages.ts'

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const messages = useMessages(productMessages)
  return (
    <StatusBadge
      tone={isActive ? 'positive' : 'muted'}
      icon={isActive ? IconCircleCheck : IconCircleOff}
    >
      {isActive ? messages.active : messages.inactive}
    </StatusBadge>
  )
}
