import type { Reply } from '@guichet/contract/endpoint.ts'
import type { CartContent } from '@guichet/contract/orders/sale/saved/cart-content.ts'
import type { findSavedCarts, saveCart } from '@guichet/contract/orders/sale/saved/save-cart.ts'
import type { CartHead, CartRow } from './saved-carts.db.ts'

type Looking = { accountId: string; now: string }
type Head = Reply<typeof findSavedCarts>['items'][number]

export const viewCartHead = (row: CartHead, { accountId, now }: Looking): Head => ({
  publicId: row.id,
  version: row.version,
  name: row.name,
  clientName: row.client_name,
  lines: row.lines,
  finalCents: row.final_cents,
  isParked: row.parked_at !== null,
  isMine: row.updated_by === accountId,
  createdBy: row.maker_name,
  updatedBy: row.holder_name,
  createdDateTimeUtc: row.created_at,
  updatedDateTimeUtc: row.updated_at,
  hold:
    row.hold_id !== null && row.held_until! > now && row.hold_ended_at === null
      ? { publicId: row.hold_id, heldUntilDateTimeUtc: row.held_until! }
      : null,
})

export const viewCart = (row: CartRow, looking: Looking): Reply<typeof saveCart> => ({
  ...viewCartHead(row, looking),
  content: contentOf(row),
})
export const contentOf = (row: Pick<CartRow, 'content'>) => row.content as unknown as CartContent
