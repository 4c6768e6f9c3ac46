import type Stripe from 'stripe'
import { newId } from './new-id.ts'

export type NewLine = {
  name: string
  description: string | null
  currency: string
  unitAmount: number
  quantity: number
}

const nothingOfThese = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>

type SessionFacts = Pick<
  Stripe.Checkout.Session,
  | 'amount_total'
  | 'currency'
  | 'created'
  | 'expires_at'
  | 'client_reference_id'
  | 'customer_email'
  | 'locale'
  | 'metadata'
  | 'success_url'
  | 'cancel_url'
>

export function newSession(facts: SessionFacts, publicUrl: string): Stripe.Checkout.Session {
  const id = newId('cs_test')
  return {
    id,
    object: 'checkout.session',
    ...structuredClone(nothingOfThese),
    ...facts,
    amount_subtotal: facts.amount_total,
    livemode: false,
    mode: 'payment',
    payment_status: 'unpaid',
    status: 'open',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${publicUrl}/pay/${id}`,
  }
}

export function newLineItem(line: NewLine, created: number): Stripe.LineItem {
  const { currency, unitAmount, quantity } = line
  const total = unitAmount * quantity
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency,
    description: line.name,
    metadata: {},
    quantity,
    price: {
      id: newId('price'),
      object: 'price',
      active: false,
      billing_scheme: 'per_unit',
      created,
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod'),
      recurring: null,
      tax_behavior: 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: unitAmount,
      unit_amount_decimal: null,
    },
  }
}
