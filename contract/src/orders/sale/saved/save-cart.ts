import { z } from 'zod'
import { endpoint } from '../../../endpoint.ts'
import { Id, Instant, Nothing, Required, Version } from '../../../primitives.ts'
import { CartContent } from './cart-content.ts'

/** Maximum number of saved carts of a business. */
export const savedCartLimit = 200

const summary = {
  publicId: Id,
  version: z.int(),
  name: z.string().nullable(),
  /** Name of the client, as far as it was typed. */
  clientName: z.string(),
  lines: z.int(),
  /** Total in cents as the screen showed it last; null before the first price. */
  finalCents: z.int().nullable(),
  isParked: z.boolean(),
  isMine: z.boolean(),
  createdBy: z.string(),
  /** The clerk who has it open, or parked it. */
  updatedBy: z.string(),
  createdDateTimeUtc: Instant,
  updatedDateTimeUtc: Instant,
  /** The active hold of its places; null when there is none. */
  hold: z.strictObject({ publicId: Id, heldUntilDateTimeUtc: Instant }).nullable(),
}
const SavedCart = z.strictObject({ ...summary, content: CartContent })
const at = {
  service: 'order',
  access: 'TicketCreation',
  params: z.strictObject({ cartPublicId: Id }),
} as const
const path = '/1.0/order/administration/carts/:cartPublicId'

export const findSavedCarts = endpoint({
  service: 'order',
  access: 'TicketCreation',
  method: 'GET',
  path: '/1.0/order/administration/carts',
  summary: 'List the parked carts of the counter, and the caller’s open carts',
  effect: 'read',
  reply: z.strictObject({ items: z.array(z.strictObject(summary)) }),
  problems: [],
})
export const getSavedCart = endpoint({
  ...at,
  method: 'GET',
  path,
  summary: 'Get a parked cart, or one of the caller’s carts, with all its content',
  effect: 'read',
  reply: SavedCart,
  problems: ['NotFound', 'CartSold', 'CartTaken'],
})
export const saveCart = endpoint({
  ...at,
  method: 'PUT',
  path,
  summary: 'Save a cart under an id that the browser generates; saving a parked cart takes it',
  effect: 'write',
  body: z.strictObject({
    version: Version,
    name: Required(50).nullable(),
    isParked: z.boolean('type'),
    content: CartContent,
    holdPublicId: Id.nullable(),
  }),
  reply: SavedCart,
  problems: ['NotFound', 'StaleVersion', 'CartSold', 'ListFull'],
})
export const deleteSavedCart = endpoint({
  ...at,
  method: 'DELETE',
  path,
  summary: 'Delete a parked cart or one of the caller’s carts, and release its hold',
  effect: 'write',
  reply: Nothing,
  problems: ['NotFound', 'CartSold', 'CartTaken'],
})
