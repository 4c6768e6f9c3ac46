import { orderStateText } from '@guichet/contract/orders/order-status.messages.ts'
import type { OrderStatus, Settlement } from '@guichet/contract/orders/order-status.ts'
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconCircleDashedCheck,
  IconCircleHalf2,
  IconClock,
  IconCreditCardOff,
  IconCreditCardPay,
  IconFilePlus,
  IconRefresh,
  IconShieldCheck,
  type Icon,
} from '@tabler/icons-react'
import { StatusBadge, type Tone } from '../kit/layout/status-badge.tsx'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { statusMessages } from './status.messages.ts'

// Each status has its own icon, so that none is recognized by its colour alone.
const looks: Record<OrderStatus, [Tone, Icon]> = {
  Canceled: ['muted', IconBan],
  Created: ['muted', IconFilePlus],
  CreatedByAdmin: ['info', IconShieldCheck],
  ValidationSucceed: ['warning', IconCircleDashedCheck],
  ValidationError: ['negative', IconAlertTriangle],
  PaymentSucceed: ['positive', IconCreditCardPay],
  PaymentError: ['negative', IconCreditCardOff],
  PaymentInProgress: ['warning', IconClock],
  Completed: ['positive', IconCircleCheck],
  RefundInProgress: ['warning', IconRefresh],
  PartialRefundCompleted: ['muted', IconCircleHalf2],
  RefundCompleted: ['muted', IconArrowBackUp],
}

const settledLooks: Record<Settlement, [Tone, Icon]> = {
  paid: ['positive', IconCircleCheck],
  owed: ['warning', IconClock],
  free: ['positive', IconCircleCheck],
}

type Props = {
  status: OrderStatus
  /** All the money was refunded, but tickets or stays are still valid. */
  isRefundedButValid?: boolean | undefined
  /** How a sold order stands; it replaces the name of the status. */
  settlement?: Settlement | undefined
}
export function OrderStatusBadge({ status, isRefundedButValid = false, settlement }: Props) {
  const messages = useMessages(statusMessages)
  const language = useLanguage()
  if (isRefundedButValid)
    return (
      <StatusBadge tone="warning" icon={IconAlertTriangle}>
        {messages.refundedButValid}
      </StatusBadge>
    )
  const [tone, icon] = settlement ? settledLooks[settlement] : looks[status]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {orderStateText(language, { status, settlement })}
    </StatusBadge>
  )
}
