import { quoteStatusMessages } from '@guichet/contract/quotes/quote-status.messages.ts'
import type { QuoteStatus } from '@guichet/contract/quotes/quote-status.ts'
import {
  IconBan,
  IconCircleCheck,
  IconHourglassOff,
  IconPencil,
  IconReceipt2,
  IconSend,
  type Icon,
} from '@tabler/icons-react'
import { StatusBadge, type Tone } from '../kit/layout/status-badge.tsx'
import { useLanguage } from '../kit/text/messages.ts'

// Each status has its own icon, so that colour is not the only sign.
const looks: Record<QuoteStatus, [Tone, Icon]> = {
  Draft: ['muted', IconPencil],
  Sent: ['info', IconSend],
  Accepted: ['positive', IconCircleCheck],
  Declined: ['negative', IconBan],
  Expired: ['warning', IconHourglassOff],
  Converted: ['muted', IconReceipt2],
}

export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  const language = useLanguage()
  const [tone, icon] = looks[status]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {quoteStatusMessages[language][status]}
    </StatusBadge>
  )
}
