import type { Input } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import { apiError } from '../../../platform/http/api-error.ts'
import type { RebateRequest } from '../../../rebates/public.ts'
import type { PlannedCart } from './planned-cart.ts'

type Sale = Pick<
  Input<typeof sell>['body'],
  'rebateCodes' | 'postalCode' | 'discount' | 'expectedFinalCost'
>

/** Rebates that a request names; a sale reserves its codes against other sales. */
export const requestedRebates = (
  { rebateCodes = [], postalCode, discount }: Sale,
  isSale: boolean,
): RebateRequest => ({
  codes: rebateCodes,
  postalCode: postalCode ?? null,
  discount: discount ?? null,
  isSale,
})

/**
 * Asserts that the requested codes apply, unless the client saw the price. A code that would not
 * lower the price is ignored.
 *
 * @throws RebateNotApplied
 */
export function assertApplied(
  { rebates }: PlannedCart,
  { expectedFinalCost }: Sale,
  kind: 'sale' | 'quote' = 'sale',
): void {
  if (expectedFinalCost !== undefined) return
  const missed = rebates.results.find(
    ({ obstacle }) => obstacle !== null && obstacle !== 'NotCombined',
  )
  if (!missed) return
  const { code, obstacle } = missed
  throw apiError('RebateNotApplied', { code, obstacle, of: kind })
}
