import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import { useMessages } from '../kit/messages.ts'
import { StatusBadge } from '../kit/status-badge.tsx'
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
