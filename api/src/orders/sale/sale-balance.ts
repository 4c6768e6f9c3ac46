import type { Input } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { fieldProblem } from '../../platform/http/field-problem.ts'
import { addDays } from '../../platform/values/zoned-time.ts'
import type { AgreedSale } from './agreed-sale.ts'
import type { PlannedCart } from './cart/planned-cart.ts'

type Sale = Input<typeof sell>['body']

/** Longest time to pay the balance, in days. */
const longestTerm = 730

/**
 * Amount paid with the sale, in cents: the whole price, or the deposit of a group. It may be 0 only
 * with a purchase order number, to which the invoice is sent.
 *
 * @throws InvalidRequest
 */
export function paidAtSale(ctx: Ctx, { balance, purchaseOrder }: Sale, cart: PlannedCart): number {
  const { finalCents } = cart.priced.totals
  if (!balance) return finalCents
  const { language } = ctx
  if (balance.deposit >= finalCents)
    throw fieldProblem('balance.deposit', `maxPrice:${toDollars(finalCents - 1)}`, language)
  if (balance.deposit === 0 && !purchaseOrder)
    throw fieldProblem('purchaseOrder', 'required', language)
  assertTerm(ctx, 'balance.dueDate', balance.dueDate, cart.today)
  return balance.deposit
}

/** @throws InvalidRequest when a balance is due in the past, or too far in the future */
export function assertTerm({ language }: Ctx, field: string, dueDate: string, today: string): void {
  if (dueDate < today) throw fieldProblem(field, 'nonPastPeriod', language)
  if (dueDate > addDays(today, longestTerm))
    throw fieldProblem(field, `maxDays:${longestTerm}`, language)
}

/** Whether nothing is paid with the sale: it is paid later, or was paid in another system. */
export const isUnpaid = (sale: AgreedSale): boolean => sale.isTakenOver ?? isPaidLater(sale)

/** Whether nothing is paid with the sale although it has a price. */
export const isPaidLater = ({ paidCents, cart }: Pick<AgreedSale, 'paidCents' | 'cart'>): boolean =>
  paidCents === 0 && cart.priced.totals.finalCents > 0
