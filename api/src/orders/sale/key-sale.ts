import type { ApiScope } from '@guichet/contract/access.ts'
import type { Input } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import { apiError } from '../../platform/api-error.ts'
import type { Ctx } from '../../platform/contexts.ts'
import { fieldProblem } from '../../platform/field-problem.ts'

type Sale = Input<typeof sell>['body']

/** By which scope a way to pay is open to a key; the ways of a counter are open to none. */
const scopeOf: Partial<Record<string, ApiScope>> = { link: 'pay', other: 'complete' }

const restrictionOf = { discount: 'Discount', balance: 'Balance' } as const

/**
 * What a key of the API may sell: by link, paid on the page of the provider, or paid elsewhere, of
 * which it gives the reference. The price that the buyer saw is always named, and nothing is taken
 * off by hand or left for later.
 *
 * @throws NoAccess, Restricted, InvalidRequest
 */
export function assertOpenToKey({ actor, language }: Ctx, sale: Sale): void {
  if (!actor.scopes) return
  const { payment, expectedFinalCost } = sale
  const byHand = (['discount', 'balance'] as const).find((field) => sale[field])
  if (byHand) throw apiError('Restricted', { restriction: restrictionOf[byHand] })
  if (expectedFinalCost === undefined) throw fieldProblem('expectedFinalCost', 'required', language)
  // Nothing to pay: that it is so is asserted with the price.
  if (expectedFinalCost === 0) return
  const scope = scopeOf[payment?.method ?? '']
  if (!scope) throw fieldProblem('payment.method', 'choice', language)
  if (!actor.scopes.has(scope)) throw apiError('NoAccess', { scopes: [scope] })
  if (scope === 'complete' && !payment?.reference)
    throw fieldProblem('payment.reference', 'required', language)
}
