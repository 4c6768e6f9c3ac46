import { endpoint } from '../endpoint.ts'
import { CartBody, CartParams, OfficeCart } from './carts.ts'

const at = {
  service: 'office',
  path: '/1.0/:office/carts/:cart',
  access: 'guest',
  params: CartParams,
  reply: OfficeCart,
} as const

export const findOfficeCart = endpoint({
  ...at,
  afterSale: true,
  method: 'GET',
  summary: 'Get the cart of a visitor with its current prices, or the order that it became',
  effect: 'read',
  problems: ['InvalidRequest', 'NotFound'],
})

export const saveOfficeCart = endpoint({
  ...at,
  method: 'PUT',
  summary: 'Create or replace the cart of a visitor, and hold its places',
  effect: 'write',
  body: CartBody,
  problems: [
    'InvalidRequest',
    'NotFound',
    'StaleVersion',
    'CartSold',
    'NotOnSale',
    'NotEnoughInventory',
    'TooManyCodes',
    'TooManyTries',
  ],
})
