import type { Money } from './payment-object.ts'

/** Square's format (developer.squareup.com/reference/square/objects/Dispute). */
export type SquareDispute = {
  id: string
  dispute_id: string
  amount_money: Money
  reason: string
  state:
    | 'INQUIRY_EVIDENCE_REQUIRED'
    | 'INQUIRY_CLOSED'
    | 'EVIDENCE_REQUIRED'
    | 'PROCESSING'
    | 'WON'
    | 'LOST'
  due_at: string
  disputed_payment: { payment_id: string }
  card_brand: string
  created_at: string
  updated_at: string
  reported_at: string
  version: number
  location_id: string
}
