import type { Money } from './payment-object.ts'

export type SquareRefundStatus = 'PENDING' | 'COMPLETED' | 'REJECTED' | 'FAILED'
export type SquareRefund = {
  id: string
  status: SquareRefundStatus
  location_id: string
  unlinked: false
  destination_type: 'CARD'
  amount_money: Money
  app_fee_money?: Money
  payment_id: string
  reason?: string
  created_at: string
  updated_at: string
  terminal_refund_id?: string
}
