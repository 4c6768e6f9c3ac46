import { mustGet } from '../platform/values/must.ts'
import {
  type Cart,
  type Part,
  type PricedCart,
  type PricedFee,
  type PricedPart,
  type PricedTax,
  type PricingStep,
  type RebateShares,
  sumOf,
} from './cart.rules.ts'
import {
  chargePrepaidTaxes,
  chargeTaxes,
  type PrepaidTax,
  type Taxable,
} from './charge-taxes.rules.ts'
import { chargeFees, type ChargedFee, type FeeSettings } from './fees.rules.ts'
import { applyRebates } from './rebate-shares.rules.ts'
import { ruleSetOf } from './tax-rules.rules.ts'
import { taxesInForce, type TaxSettings } from './tax-settings.rules.ts'

/** Maximum price of an order, ten million dollars: the limit of the columns of cents. */
export const orderMaximumCents = 1_000_000_000

type PriceSettings = {
  taxes: TaxSettings
  fees: FeeSettings
  rebates: readonly RebateShares[]
  prepaidTaxes?: readonly PrepaidTax[]
}

/**
 * Prices a cart: gross → rebates → fees → taxes → final, all in integer cents; one part is one
 * unit, one fee is one unit. final = entries − rebates + fees + taxes, and the parts and fees add
 * up to every total exactly. Keys of parts are unique. Source: docs/decisions.md 3 and 4.
 *
 * @throws RangeError above `orderMaximumCents` or for a part below 0: the caller rejects such a
 *   cart first
 */
export function priceCart({ on, province, parts }: Cart, settings: PriceSettings): PricedCart {
  const entriesCents = sumOf(parts.map((part) => part.grossCents))
  if (entriesCents > orderMaximumCents || parts.some((part) => part.grossCents < 0))
    throw new RangeError('A cart costs between 0 and 10 M$')

  const { sharesOf, applied, rejected } = applyRebates(parts, settings.rebates)
  const rebated = parts.map((part) => {
    const rebates = mustGet(sharesOf, part.key)
    const rebateCents = sumOf(rebates.map((share) => share.cents))
    return { ...part, rebates, rebateCents, netCents: part.grossCents - rebateCents }
  })
  const charged = chargeFees(rebated, settings.fees).map((fee) => ({
    ...fee,
    key: `fee:${fee.kind}`,
  }))

  const taxes = chargePrepaidTaxes(
    chargeTaxes(
      [...rebated.map(taxablePart), ...charged.map(taxableFee)],
      taxesInForce(province, on, settings.taxes),
    ),
    settings.prepaidTaxes ?? [],
  )

  const pricedParts = rebated.map(({ key, grossCents, rebateCents, rebates }): PricedPart => ({
    key,
    grossCents,
    rebateCents,
    rebates,
    taxes: mustGet(taxes.sharesOf, key),
  }))
  const pricedFees = charged.map(({ key, kind, cents }): PricedFee => ({
    key,
    kind,
    grossCents: cents,
    rebateCents: 0,
    rebates: [],
    taxes: mustGet(taxes.sharesOf, key),
  }))
  const rebatesCents = sumOf(applied.map((rebate) => rebate.cents))
  const feesCents = sumOf(charged.map((fee) => fee.cents))
  const taxesCents = sumOf(taxes.lines.map((tax) => tax.cents))
  const finalCents = entriesCents - rebatesCents + feesCents + taxesCents
  const totals = { entriesCents, rebatesCents, feesCents, taxesCents, finalCents }

  return {
    parts: pricedParts,
    fees: pricedFees,
    taxes: taxes.lines,
    taxingRuleName: ruleSetOf(province, on).name,
    totals,
    steps: stepsOf(totals, { applied, charged, taxes: taxes.lines }),
    rejected,
  }
}

const taxablePart = ({
  key,
  kind,
  netCents,
  nights,
}: Pick<Part, 'key' | 'kind' | 'nights'> & { netCents: number }): Taxable => ({
  key,
  kind,
  isFee: false,
  netCents,
  nights: nights ?? null,
})
const taxableFee = ({ key, kind, cents }: ChargedFee & { key: string }): Taxable => ({
  key,
  kind,
  isFee: true,
  netCents: cents,
  nights: null,
})

/** Steps of the final price, in the order of the calculation. */
const stepsOf = (
  { entriesCents, finalCents }: PricedCart['totals'],
  {
    applied,
    charged,
    taxes,
  }: {
    applied: ReturnType<typeof applyRebates>['applied']
    charged: readonly ChargedFee[]
    taxes: readonly PricedTax[]
  },
): PricingStep[] => [
  { step: 'entries', cents: entriesCents },
  ...applied.map((rebate) => ({ step: 'rebate' as const, ...rebate })),
  ...charged.map(({ kind, baseCents, count, rateMilli, eachCents, cents }) => ({
    step: 'fee' as const,
    kind,
    baseCents,
    count,
    rateMilli,
    eachCents,
    cents,
  })),
  ...taxes.map(({ key, rateMilli, baseCents, cents }) => ({
    step: 'tax' as const,
    key,
    rateMilli,
    baseCents,
    cents,
  })),
  { step: 'final', cents: finalCents },
]
