import type { Kind } from '@guichet/contract/kinds.ts'
import { mustGet } from '../platform/values/must.ts'
import { type PricedTax, type Share, sumOf } from './cart.rules.ts'
import { largestRemainder } from './largest-remainder.rules.ts'
import { rateOf } from './rounding.rules.ts'
import type { TaxInForce } from './tax-settings.rules.ts'

/** Input of a tax for one unit: its price after rebates in cents, and whether it is a fee. */
export type Taxable = {
  key: string
  kind: Kind
  isFee: boolean
  netCents: number
  nights: number | null
}

type TaxCharges = { lines: PricedTax[]; sharesOf: ReadonlyMap<string, Share[]> }
/** A tax, in cents, on a rebate; `shares` is the rebate on each part. */
export type PrepaidTax = { cents: number; shares: ReadonlyMap<string, number> }

/**
 * Charges each tax once on the taxable total of the invoice, half-up, and divides it among the
 * taxed units by largest remainder. A tax that is included in the base of others is charged first
 * and added to their base on the same units. A tax without base has no line. Returns the lines and
 * each unit's shares, without those of 0. Source: docs/decisions.md 3; Revenu Québec (tax on the
 * total before rounding).
 */
export function chargeTaxes(units: readonly Taxable[], taxes: readonly TaxInForce[]): TaxCharges {
  const lines: PricedTax[] = []
  const sharesOf = new Map(units.map((unit) => [unit.key, [] as Share[]]))
  const includedCents = new Map<string, number>()

  for (const tax of taxes) {
    const bases = units.map((unit) =>
      isTaxed(unit, tax)
        ? unit.netCents + (buildsOnOthers(tax) ? (includedCents.get(unit.key) ?? 0) : 0)
        : 0,
    )
    const baseCents = sumOf(bases)
    if (baseCents === 0) continue
    const cents = rateOf(baseCents, tax.rateMilli)
    lines.push({
      key: tax.key,
      label: tax.label,
      number: tax.number,
      rateMilli: tax.rateMilli,
      baseCents,
      cents,
    })
    largestRemainder(cents, bases).forEach((share, place) => {
      const { key } = units[place]!
      if (share > 0) mustGet(sharesOf, key).push({ key: tax.key, cents: share })
      if (tax.includedInOthers) includedCents.set(key, (includedCents.get(key) ?? 0) + share)
    })
  }
  return { lines, sharesOf }
}

/**
 * Adds the tax that is still owed on codes that another party paid for: a separate line, divided
 * among the parts in proportion to the codes' amounts. Source: docs/decisions.md 6.
 */
export function chargePrepaidTaxes(
  { lines, sharesOf }: TaxCharges,
  prepaid: readonly PrepaidTax[],
): TaxCharges {
  const charged = prepaid.filter(({ shares }) => sumOf([...shares.values()]) > 0)
  if (charged.length === 0) return { lines, sharesOf }
  const added = new Map<string, number>()
  for (const { cents, shares } of charged) {
    const keys = [...shares.keys()]
    largestRemainder(cents, [...shares.values()]).forEach((share, place) => {
      added.set(keys[place]!, (added.get(keys[place]!) ?? 0) + share)
    })
  }
  const key = 'REBATE_TAX'
  return {
    lines: [
      ...lines,
      {
        key,
        label: { fr: 'Taxe des codes prépayés', en: 'Tax on prepaid codes' },
        number: null,
        rateMilli: 0,
        baseCents: sumOf(charged.flatMap(({ shares }) => [...shares.values()])),
        cents: sumOf(charged.map(({ cents }) => cents)),
      },
    ],
    sharesOf: new Map(
      [...sharesOf].map(([unit, shares]) => {
        const cents = added.get(unit) ?? 0
        return [unit, cents > 0 ? [...shares, { key, cents }] : shares]
      }),
    ),
  }
}

const buildsOnOthers = (tax: TaxInForce) => !tax.includedInOthers && tax.maxNights === null

function isTaxed(unit: Taxable, tax: TaxInForce): boolean {
  if (unit.isFee) return tax.onFees
  return (
    tax.kinds.includes(unit.kind) && (tax.maxNights === null || (unit.nights ?? 0) <= tax.maxNights)
  )
}
