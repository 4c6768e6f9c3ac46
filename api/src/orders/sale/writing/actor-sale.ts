import type { ApiScope } from '@guichet/contract/access.ts'
import type { Input } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import { byOwner } from '../../../platform/http/actor.ts'
import { apiError } from '../../../platform/http/api-error.ts'
import type { Ctx } from '../../../platform/http/contexts.ts'
import { fieldProblem } from '../../../platform/http/field-problem.ts'

type Sale = Input<typeof sell>['body']

/** Scope that an API key needs for a payment method; counter methods are not available. */
const scopeOf: Partial<Record<string, ApiScope>> = { link: 'pay', other: 'complete' }

const restrictionOf = { discount: 'Discount', balance: 'Balance' } as const

/** Checks what the actor of a sale may not do: staff may do everything that its fields allow. */
export function assertAllowedForActor(ctx: Ctx, sale: Sale): void {
  byOwner(ctx.actor, {
    person: () => {},
    key: () => assertAllowedForKey(ctx, sale),
    guest: () => assertAllowedForGuest(ctx, sale),
  })
}

/**
 * Checks a sale of an API key: it is paid by link on the provider's page, or elsewhere with a
 * reference. The price that the buyer saw is required; manual discounts and balances are not
 * allowed.
 *
 * @throws NoAccess, Restricted, InvalidRequest
 */
function assertAllowedForKey({ actor, language }: Ctx, sale: Sale): void {
  const { payment } = sale
  const expectedFinalCost = costWithoutDiscount(sale, language)
  // A free sale needs no payment scope; the price itself is checked later.
  if (expectedFinalCost === 0) return
  const scope = scopeOf[payment?.method ?? '']
  if (!scope) throw fieldProblem('payment.method', 'choice', language)
  if (!actor.scopes!.has(scope)) throw apiError('NoAccess', { scopes: [scope] })
  if (scope === 'complete' && !payment?.reference)
    throw fieldProblem('payment.reference', 'required', language)
}

/**
 * Checks a sale of a visitor: it is free, or paid on the page of a provider.
 *
 * @throws Restricted, InvalidRequest
 */
function assertAllowedForGuest({ language }: Ctx, sale: Sale): void {
  const expectedFinalCost = costWithoutDiscount(sale, language)
  if (expectedFinalCost > 0 && sale.payment?.method !== 'link')
    throw fieldProblem('payment.method', 'choice', language)
}

/** The price that the buyer saw, in cents, of a sale without privileges of the staff. */
function costWithoutDiscount(sale: Sale, language: Ctx['language']): number {
  const byHand = (['discount', 'balance'] as const).find((field) => sale[field])
  if (byHand) throw apiError('Restricted', { restriction: restrictionOf[byHand] })
  if (sale.expectedFinalCost === undefined)
    throw fieldProblem('expectedFinalCost', 'required', language)
  return sale.expectedFinalCost
}
