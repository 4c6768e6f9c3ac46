import { emptyContent } from '@guichet/contract/orders/sale/saved/cart-content.ts'
import { updateRows } from '../../../platform/db/rows.ts'
import { byOwner } from '../../../platform/http/actor.ts'
import { apiError } from '../../../platform/http/api-error.ts'
import type { Ctx } from '../../../platform/http/contexts.ts'
import type { SellingCtx } from '../cart/planned-cart.ts'
import { assertMayChange, assertUnsold } from './own-cart.ts'
import { lockCart } from './saved-carts.db.ts'

/**
 * Locks the cart of a sale, if it names one, before any other row of the sale, so that two sales of
 * one cart are serialized. A cart that was never saved, or was deleted, gets a row here, so that a
 * late save cannot restore it.
 *
 * @throws CartSold, StaleVersion when another clerk has it open; NotFound for an API key and a
 *   visitor
 */
export async function lockCartToSell(ctx: Ctx, id: string | undefined): Promise<void> {
  if (!id) return
  const { db, now, tenantId, accountId, actor } = ctx
  const refuse = () => {
    throw apiError('NotFound')
  }
  byOwner(actor, { person: () => {}, key: refuse, guest: refuse })
  await db
    .insertInto('kept_cart')
    .values({
      tenant_id: tenantId,
      id,
      content: JSON.stringify(emptyContent),
      created_by: accountId,
      updated_by: accountId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .execute()
  const row = await lockCart(db, tenantId, id)
  assertUnsold(row!)
  assertMayChange(row!, ctx, undefined)
}

/** Clears a sold cart; only the seller and the order stay. */
export async function endSoldCart(
  { db, now, accountId, tenantId }: SellingCtx,
  id: string | undefined,
  orderId: string,
): Promise<void> {
  if (!id) return
  await updateRows(db, tenantId, 'kept_cart')
    .set({
      name: null,
      content: null,
      hold_id: null,
      parked_at: null,
      sold_order_id: orderId,
      updated_by: accountId,
      updated_at: now,
      ended_at: now,
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
