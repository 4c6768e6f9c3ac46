import type { SaleState } from '@guichet/contract/catalogue-sale.ts'
import {
  IconCalendarOff,
  IconCircleCheck,
  IconCircleOff,
  IconClock,
  IconHourglassEmpty,
  IconTicketOff,
  type Icon,
} from '@tabler/icons-react'
import { StatusBadge, type Tone } from '../../kit/layout/status-badge.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { saleMessages } from './sale.messages.ts'

const looks: Record<SaleState, { tone: Tone; icon: Icon }> = {
  onSale: { tone: 'positive', icon: IconCircleCheck },
  soldOut: { tone: 'negative', icon: IconTicketOff },
  offSeason: { tone: 'warning', icon: IconCalendarOff },
  notYet: { tone: 'info', icon: IconClock },
  over: { tone: 'warning', icon: IconHourglassEmpty },
  inactive: { tone: 'muted', icon: IconCircleOff },
}

/** State of sale of a record of the catalogue, or of a named part of it. */
export function SaleBadge({ state, name }: { state: SaleState; name?: string }) {
  const messages = useMessages(saleMessages)
  const word = messages.states[state]
  return <StatusBadge {...looks[state]}>{name ? `${name} · ${word}` : word}</StatusBadge>
}
