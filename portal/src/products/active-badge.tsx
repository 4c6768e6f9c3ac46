import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import { StatusBadge } from '../kit/status-badge.tsx'
import { useWords } from '../kit/words.ts'
import { productWords } from './products.words.ts'

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const words = useWords(productWords)
  return (
    <StatusBadge
      tone={isActive ? 'positive' : 'muted'}
      icon={isActive ? IconCircleCheck : IconCircleOff}
    >
      {isActive ? words.active : words.inactive}
    </StatusBadge>
  )
}
