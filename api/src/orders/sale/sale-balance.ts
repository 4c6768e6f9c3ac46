import type { Input } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'
import type { Ctx } from '../../platform/contexts.ts'
import { fieldProblem } from '../../platform/field-problem.ts'
import { addDays } from '../../platform/zoned-time.ts'
import type { AgreedSale } from './agreed-sale.ts'
import type { PlannedCart } from './planned-cart.ts'

type Sale = Input<typeof sell>['body']

/** The longest that a client is given to pay the rest, in days. */
const longestTerm = 730

/**
 * What is paid with the sale, in cents: all of it, or the deposit of a group. Nothing is paid only
 * where the client orders under a number of its own, to which the invoice is sent.
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

/** Nothing is paid with the sale: it is later, or was in another system. */
export const isUnpaid = (sale: AgreedSale): boolean => sale.isTakenOver ?? isPaidLater(sale)

/** Nothing is paid with the sale, although it costs something. */
export const isPaidLater = ({ paidCents, cart }: Pick<AgreedSale, 'paidCents' | 'cart'>): boolean =>
  paidCents === 0 && cart.priced.totals.finalCents > 0
