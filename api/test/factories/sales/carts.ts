import { type Part } from '../../../src/pricing/cart.rules.ts'
import type { RebateTerms } from '../../../src/pricing/choose-rebates.rules.ts'
import { type FeeSettings, noFees } from '../../../src/pricing/fees.rules.ts'
import { priceCart } from '../../../src/pricing/price-cart.rules.ts'
import { combineRebates } from '../../../src/pricing/rebate-shares.rules.ts'
import { defaultTaxSettings } from '../../../src/pricing/tax-settings.rules.ts'

export const part = (key: string, grossCents: number, more: Partial<Part> = {}): Part => ({
  key,
  kind: 'daily_ticket',
  productId: 'p',
  lineKey: 'l',
  grossCents,
  ...more,
})
export const quebec = { taxes: defaultTaxSettings('QC'), fees: noFees, rebates: [] }
export const price = (parts: Part[], settings: Partial<Parameters<typeof priceCart>[1]> = {}) =>
  priceCart({ on: '2026-11-21', province: 'QC', parts }, { ...quebec, ...settings })
export const fixed = (kind: FeeSettings['feesAppliedToUser'][number]['kind'], cents: number) => ({
  kind,
  rateMilli: null,
  cents,
})
export const rate = (
  kind: FeeSettings['feesAppliedToUser'][number]['kind'],
  rateMilli: number,
) => ({
  kind,
  rateMilli,
  cents: null,
})
/** A rebate on all parts of a cart, already spread: a rate, or cents off the order. */
export const off = (
  parts: readonly Part[],
  { rateMilli = null, cents = 0 }: { rateMilli?: number | null; cents?: number },
) =>
  combineRebates(parts, [
    {
      key: 'r',
      description: '',
      eligible: new Set(parts.map(({ key }) => key)),
      ...(rateMilli === null ? { rateMilli, cents } : { rateMilli, cents: null }),
    },
  ])

/** A discount of 10 % on day tickets, in November 2026. */
export const rebateTerms = (over: Partial<RebateTerms> = {}): RebateTerms => ({
  id: 'a',
  description: 'Automne',
  kinds: ['daily_ticket'],
  rateMilli: 10_000,
  cents: null,
  prepaidTaxCents: null,
  isCombinable: false,
  isActive: true,
  isUsed: false,
  firstDay: '2026-11-01',
  lastDay: '2026-11-30',
  productIds: [],
  days: [],
  postalCodes: null,
  leastCents: null,
  leastQuantity: null,
  ...over,
})
