/** The used parts of Square's objects (developer.squareup.com/reference/square/objects). */
export type SquareMerchant = {
  id: string
  business_name: string
  country: 'CA'
  language_code: string
  currency: 'CAD'
  status: 'ACTIVE'
  main_location_id?: string
  created_at: string
}
export type SquareLocation = {
  id: string
  name: string
  timezone: string
  capabilities: string[]
  status: 'ACTIVE'
  created_at: string
  merchant_id: string
  country: 'CA'
  language_code: string
  currency: 'CAD'
  business_name: string
  type: 'PHYSICAL'
}
