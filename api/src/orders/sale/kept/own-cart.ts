import { apiError } from '../../../platform/api-error.ts'
import type { Ctx } from '../../../platform/contexts.ts'
import type { CartRow } from './kept-carts.db.ts'
import { viewCart } from './kept-carts.view.ts'

type Looking = Pick<Ctx, 'now' | 'actor'>

/** Somebody else has it open at this moment: it is theirs until they park it. */
export const isTheirs = (row: Pick<CartRow, 'parked_at' | 'updated_by'>, { actor }: Looking) =>
  row.parked_at === null && row.updated_by !== actor.accountId

/** @throws CartSold, which names the order */
export function assertUnsold(row: CartRow): void {
  if (row.ended_at === null) return
  throw apiError('CartSold', {
    orderReferenceNumber: row.order_reference,
    soldBy: row.holder_name,
    soldAt: row.ended_at,
  })
}

/**
 * Refuses what was made from an older state, and whatever somebody else has open, with or without a
 * version: of two clerks who take one cart, one has it. Saves of a cart are no lines of the trail,
 * so the cart itself says who and when; what it holds goes along, so that a screen can show both.
 *
 * @throws StaleVersion
 */
export function assertMayChange(row: CartRow, looking: Looking, version: number | undefined): void {
  const isCurrent = version === undefined || version === row.version
  if (isCurrent && !isTheirs(row, looking)) return
  throw apiError('StaleVersion', {
    version: row.version,
    changedAt: row.updated_at,
    changedBy: row.holder_name,
    changedFields: ['content'],
    current: viewCart(row, { now: looking.now, accountId: looking.actor.accountId }),
  })
}
