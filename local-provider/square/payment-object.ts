/** The used parts of Square's objects (developer.squareup.com/reference/square/objects). */
export type Money = { amount: number; currency: string }
export type SquareCard = {
  card_brand: string
  last_4: string
  exp_month: number
  exp_year: number
  cardholder_name?: string
}
export type SquarePayment = {
  id: string
  created_at: string
  updated_at: string
  amount_money: Money
  total_money: Money
  approved_money?: Money
  app_fee_money?: Money
  refunded_money?: Money
  status: 'APPROVED' | 'COMPLETED' | 'FAILED'
  source_type: 'CARD'
  card_details: {
    status: 'AUTHORIZED' | 'CAPTURED' | 'FAILED'
    card: SquareCard
    entry_method: 'KEYED' | 'EMV'
    refund_requires_card_presence?: boolean
    errors?: { category: string; code: string; detail: string }[]
  }
  location_id: string
  order_id: string
  reference_id?: string
  note?: string
  refund_ids?: string[]
  buyer_email_address?: string
  terminal_checkout_id?: string
  receipt_number?: string
  version_token: string
}
