import type { Money, SquareCard } from './payment-object.ts'

export type SquareLineItem = {
  uid: string
  name?: string
  quantity: string
  note?: string
  catalog_object_id?: string
  item_type: 'ITEM' | 'CUSTOM_AMOUNT'
  base_price_money: Money
  variation_total_price_money: Money
  gross_sales_money: Money
  total_tax_money: Money
  total_discount_money: Money
  total_money: Money
}
type Tender = {
  id: string
  location_id: string
  transaction_id: string
  created_at: string
  amount_money: Money
  type: 'CARD'
  card_details: { status: 'CAPTURED'; card: SquareCard; entry_method: string }
  payment_id: string
}
export type SquareOrder = {
  id: string
  location_id: string
  reference_id?: string
  line_items: SquareLineItem[]
  metadata?: Record<string, string>
  state: 'DRAFT' | 'OPEN' | 'COMPLETED' | 'CANCELED'
  version: number
  created_at: string
  updated_at: string
  closed_at?: string
  total_money: Money
  total_tax_money: Money
  total_discount_money: Money
  total_tip_money: Money
  total_service_charge_money: Money
  net_amount_due_money: Money
  tenders?: Tender[]
}
export type SquarePaymentLink = {
  id: string
  version: number
  description?: string
  order_id: string
  checkout_options?: {
    redirect_url?: string | null | undefined
    app_fee_money?: Money | null | undefined
  }
  pre_populated_data?: { buyer_email?: string | null | undefined }
  url: string
  long_url: string
  created_at: string
  payment_note?: string
}
