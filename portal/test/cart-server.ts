import type { CartLine } from '../src/domain/cart.rules.ts'
import { ApiError } from '../src/kit/api/api-error.ts'
import type { CartCalls } from '../src/orders/sale/saved-cart/cart-keeper.ts'
import {
  emptyState,
  type CartState,
  type SavedCart,
} from '../src/orders/sale/saved-cart/cart-state.rules.ts'
import { conflictOf } from '../src/orders/sale/saved-cart/conflict.rules.ts'
import {
  contentOf,
  isSameContent,
  stateOf,
} from '../src/orders/sale/saved-cart/saved-content.rules.ts'

const line: CartLine = {
  key: 'a',
  productId: 'a',
  kind: 'daily_ticket',
  title: { fr: 'Adulte', en: 'Adult' },
  activity: null,
  quantity: 1,
  chosen: {},
  when: '',
  identifications: [],
}
export const filled = (reason: string): CartState => ({ ...emptyState, cart: [line], reason })

const found = (cart: SavedCart) => ({ cart, state: stateOf(cart) })
/** A server with one clerk: real versioning, and failures set by a test. */
export function aCartServer() {
  const carts = new Map<string, SavedCart>()
  const saves: { id: string; reason: string; keepalive: boolean | undefined }[] = []
  const server = {
    carts,
    saves,
    failure: null as unknown,
    hold: null as Promise<void> | null,
    calls: null as unknown as CartCalls,
  }
  server.calls = {
    find: async () => {
      if (server.failure) throw server.failure
      return [...carts.values()]
    },
    get: async (id) => found(carts.get(id)!),
    conflictOf: async (...met) => conflictOf(...met),
    isSame: async (...states) => isSameContent(...states),
    save: async (id, { version, state, isParked }, options) => {
      const content = structuredClone(contentOf(state))
      saves.push({ id, reason: content.reason, keepalive: options?.keepalive })
      await server.hold
      if (server.failure) throw server.failure
      const was = carts.get(id)
      if (was && version !== was.version)
        throw new ApiError('StaleVersion', {
          status: 409,
          changedBy: was.updatedBy,
          changedAt: was.updatedDateTimeUtc,
          current: was,
        })
      const cart: SavedCart = {
        publicId: id,
        version: (was?.version ?? 0) + 1,
        name: state.name,
        clientName: '',
        lines: content.lines.length,
        finalCents: null,
        isParked,
        isMine: true,
        createdBy: 'Léa Roy',
        updatedBy: 'Léa Roy',
        createdDateTimeUtc: '2030-01-01T10:00:00.000Z',
        updatedDateTimeUtc: '2030-01-01T10:00:00.000Z',
        hold: null,
        content,
      }
      carts.set(id, cart)
      return found(cart)
    },
  }
  return server
}
