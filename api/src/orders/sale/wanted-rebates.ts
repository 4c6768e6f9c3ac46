import type { Input } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import { apiError } from '../../platform/api-error.ts'
import type { WantedRebates } from '../../rebates/public.ts'
import type { PlannedCart } from './planned-cart.ts'

type Sale = Pick<
  Input<typeof sell>['body'],
  'rebateCodes' | 'postalCode' | 'discount' | 'expectedFinalCost'
>

/** What a request says of rebates; a sale keeps its codes from other sales. */
export const wantedRebates = (
  { rebateCodes = [], postalCode, discount }: Sale,
  isSale: boolean,
): WantedRebates => ({
  codes: rebateCodes,
  postalCode: postalCode ?? null,
  discount: discount ?? null,
  isSale,
})

/**
 * A code that does not apply is not passed over in silence, unless the client saw the price. One
 * that would not make it cheaper is left out.
 *
 * @throws RebateNotApplied
 */
export function assertApplied(
  { rebates }: PlannedCart,
  { expectedFinalCost }: Sale,
  of: 'sale' | 'quote' = 'sale',
): void {
  if (expectedFinalCost !== undefined) return
  const missed = rebates.results.find(
    ({ obstacle }) => obstacle !== null && obstacle !== 'NotCombined',
  )
  if (!missed) return
  const { code, obstacle } = missed
  throw apiError('RebateNotApplied', { code, obstacle, of })
}
