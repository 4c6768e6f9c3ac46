import { apiError } from '../../../platform/http/api-error.ts'
import type { Ctx } from '../../../platform/http/contexts.ts'
import type { CartRow } from './saved-carts.db.ts'
import { viewCart } from './saved-carts.view.ts'

type Looking = Pick<Ctx, 'now' | 'tenantId' | 'accountId'>

/** Whether another clerk has the cart open; it is theirs until they park it. */
export const isTheirs = (row: Pick<CartRow, 'parked_at' | 'updated_by'>, { accountId }: Looking) =>
  row.parked_at === null && row.updated_by !== accountId

/** @throws CartSold with the reference of the order */
export function assertUnsold(row: CartRow): void {
  if (row.ended_at === null) return
  throw apiError('CartSold', {
    orderReferenceNumber: row.order_reference,
    soldBy: row.holder_name,
    soldAt: row.ended_at,
  })
}

/**
 * Rejects a change based on an older version, or of a cart that another clerk has open: of two
 * clerks who take one cart, one gets it. Saves of carts are not in the audit log, so the cart has
 * the person and the time; the error includes the content, so that a screen can show both.
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
    current: viewCart(row, { now: looking.now, accountId: looking.accountId }),
  })
}
