import {
  findSavedCarts,
  getSavedCart,
  saveCart,
} from '@guichet/contract/orders/sale/saved/save-cart.ts'
import { call } from '../../../kit/api/call.ts'
import type { CartCalls } from './cart-keeper.ts'
import type { SavedCart } from './cart-state.rules.ts'
import { conflictOf } from './conflict.rules.ts'
import { contentOf, isSameContent, stateOf } from './saved-content.rules.ts'

const found = (cart: SavedCart) => ({ cart, state: stateOf(cart) })

/** Server calls of the cart, in a chunk loaded after the counter. */
export const cartCalls: CartCalls = {
  find: async () => (await call(findSavedCarts, {})).items,
  get: async (cartPublicId) => found(await call(getSavedCart, { params: { cartPublicId } })),
  save: async (cartPublicId, { version, state, isParked }, options) =>
    found(
      await call(
        saveCart,
        {
          params: { cartPublicId },
          body: {
            ...(version !== undefined && { version }),
            name: state.name,
            isParked,
            content: contentOf(state),
            holdPublicId: state.held?.publicId ?? null,
          },
        },
        options,
      ),
    ),
  conflictOf: async (error, version) => conflictOf(error, version),
  isSame: async (...states) => isSameContent(...states),
}
