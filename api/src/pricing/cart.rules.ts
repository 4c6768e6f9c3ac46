import type { Province } from '@guichet/contract/businesses/provinces.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'

/**
 * A counted unit of a cart. The unit of a package has 0 cents; its parts have the shares and name
 * it as parent.
 */
export type Part = {
  key: string
  kind: Kind
  productId: string
  grossCents: number
  lineKey: string
  parentKey?: string
  /** Lodging only: no lodging tax is charged for more than 31 nights. */
  nights?: number
  /** Local date of use, for the conditions of rebates. */
  useDate?: string
}
/** `on` is the local date of payment, as 2026-11-21; it selects the tax rates. */
export type Cart = { on: string; province: Province; parts: readonly Part[] }

/** An applicable rebate after its division: the amount it takes off each part, in cents. */
export type RebateShares = { key: string; description: string; shares: ReadonlyMap<string, number> }
export type Share = { key: string; cents: number }

export type PricedPart = {
  key: string
  grossCents: number
  rebateCents: number
  rebates: Share[]
  taxes: Share[]
}
/**
 * A fee is one unit, which is taxed and refunded like any other. `kind` is the kind that it was
 * charged for.
 */
export type PricedFee = PricedPart & { kind: Kind }
export type PricedTax = {
  key: string
  label: Bilingual
  number: string | null
  rateMilli: number
  baseCents: number
  cents: number
}
/** Step of the price calculation, in order; stored with the invoice. */
export type PricingStep =
  | { step: 'entries'; cents: number }
  | { step: 'rebate'; key: string; description: string; cents: number }
  | {
      step: 'fee'
      kind: Kind
      baseCents: number
      count: number
      rateMilli: number | null
      eachCents: number | null
      cents: number
    }
  | { step: 'tax'; key: string; rateMilli: number; baseCents: number; cents: number }
  | { step: 'final'; cents: number }
export type PricedCart = {
  parts: PricedPart[]
  fees: PricedFee[]
  taxes: PricedTax[]
  taxingRuleName: string
  totals: {
    entriesCents: number
    rebatesCents: number
    feesCents: number
    taxesCents: number
    finalCents: number
  }
  steps: PricingStep[]
  rejected: { key: string; reason: 'ExceedsEntries' | 'UnknownPart' }[]
}

export const sumOf = (cents: readonly number[]): number =>
  cents.reduce((sum, each) => sum + each, 0)
