import { type Part } from '../../src/pricing/cart.rules.ts'
import { type FeeSettings, noFees } from '../../src/pricing/fees.rules.ts'
import { priceCart } from '../../src/pricing/price-cart.rules.ts'
import { combineRebates } from '../../src/pricing/rebate-shares.rules.ts'
import { defaultTaxSettings } from '../../src/pricing/tax-settings.rules.ts'

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
