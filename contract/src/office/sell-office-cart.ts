import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Answers } from '../orders/sale/cart.ts'
import { Email, Integer, Phone, Price, Required, Text } from '../primitives.ts'
import { CartParams, OfficeCart } from './carts.ts'

/** The person who buys, and the consent to the terms of the business. */
const Buyer = z.strictObject({
  firstName: Required(50),
  lastName: Required(50),
  email: Email,
  phone: Phone.optional(),
  postalCode: Text(10).trim().optional(),
})

export const sellOfficeCart = endpoint({
  service: 'office',
  method: 'POST',
  path: '/1.0/:office/carts/:cart/sale',
  summary:
    'Sell the cart of a visitor: a free order is completed, any other waits for its payment; a repeated request returns the same order',
  access: 'guest',
  effect: 'write',
  params: CartParams,
  body: z.strictObject({
    buyer: Buyer,
    /** Answers to the questions asked once per order. */
    answers: Answers.optional(),
    areTermsAccepted: z.literal(true, 'required'),
    /** Version of the text about messages to which the buyer consents; absent without consent. */
    consentTextVersion: Integer(1, 1_000_000).optional(),
    /** Total that the buyer saw. */
    expectedFinalCost: Price(0, 1_000_000_000),
  }),
  reply: OfficeCart,
  problems: [
    'InvalidRequest',
    'NotFound',
    'NotOnSale',
    'NotEnoughInventory',
    'HoldOver',
    'PriceChanged',
    'PaymentsNotReady',
    'TooManyCodes',
    'TooManyTries',
  ],
})

export const openOfficePayment = endpoint({
  service: 'office',
  method: 'POST',
  path: '/1.0/:office/carts/:cart/payment',
  summary: 'Get the page of the provider where the order of a cart is paid',
  access: 'guest',
  afterSale: true,
  effect: 'outside',
  params: CartParams,
  reply: z.strictObject({ url: z.string() }),
  problems: ['NotFound', 'HoldOver', 'ProviderAway', 'ProviderNotOffered', 'TooManyTries'],
})
