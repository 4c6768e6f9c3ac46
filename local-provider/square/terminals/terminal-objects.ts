import type { Money } from '../payment-object.ts'

/** See developer.squareup.com/reference/square/objects/DeviceCode. */
export type SquareDeviceCode = {
  id: string
  name?: string
  code: string
  device_id?: string
  product_type: 'TERMINAL_API'
  location_id: string
  status: 'UNPAIRED' | 'PAIRED' | 'EXPIRED'
  pair_by: string
  created_at: string
  status_changed_at: string
  paired_at?: string
}
export type CancelReason = 'BUYER_CANCELED' | 'SELLER_CANCELED' | 'TIMED_OUT'
/** Common fields of checkouts and refunds at a terminal. */
type OnTerminal = {
  id: string
  amount_money: Money
  deadline_duration: string
  status: 'PENDING' | 'IN_PROGRESS' | 'CANCEL_REQUESTED' | 'CANCELED' | 'COMPLETED'
  cancel_reason?: CancelReason
  created_at: string
  updated_at: string
  app_id: string
  location_id: string
}
export type SquareTerminalCheckout = OnTerminal & {
  reference_id?: string
  note?: string
  payment_options?: object
  app_fee_money?: Money
  device_options: { device_id: string }
  payment_ids?: string[]
  payment_type: 'CARD_PRESENT'
}
export type SquareTerminalRefund = OnTerminal & {
  refund_id?: string
  payment_id: string
  order_id: string
  reason: string
  device_id: string
}
