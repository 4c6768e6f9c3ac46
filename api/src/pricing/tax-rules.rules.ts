import type { Province } from '@guichet/contract/businesses/provinces.ts'
import type { taxKeys } from '@guichet/contract/businesses/save-taxes.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'

type TaxKey = (typeof taxKeys)[number]

export const taxLabels: Record<TaxKey, Bilingual> = {
  GST: { fr: 'TPS', en: 'GST' },
  QST: { fr: 'TVQ', en: 'QST' },
  HST: { fr: 'TVH', en: 'HST' },
  PST: { fr: 'TVP', en: 'PST' },
  RST: { fr: 'TVD', en: 'RST' },
}

/** Rates in thousandths of a percent, from a local date on. */
type RuleSet = {
  name: string
  validFrom: string
  rates: readonly { key: TaxKey; rateMilli: number }[]
}

const gst = { key: 'GST', rateMilli: 5_000 } as const
const hst = (rateMilli: number) => [{ key: 'HST', rateMilli }] as const
const since2023 = (province: Province, rates: RuleSet['rates']): RuleSet => ({
  name: `${province}_2023`,
  validFrom: '2023-01-01',
  rates,
})

/**
 * Rule sets of each province, oldest first. HST is one line at its total rate; QST is charged on
 * the price, not on GST (since 2013), so the two are never added into one rate. Source:
 * docs/decisions.md 3; CRA, "Charge and collect the GST/HST"; Revenu Québec; Nova Scotia, HST of 14
 * % from 2025-04-01.
 */
export const ruleSets: Record<Province, readonly [RuleSet, ...RuleSet[]]> = {
  AB: [since2023('AB', [gst])],
  BC: [since2023('BC', [gst, { key: 'PST', rateMilli: 7_000 }])],
  MB: [since2023('MB', [gst, { key: 'RST', rateMilli: 7_000 }])],
  NB: [since2023('NB', hst(15_000))],
  NL: [since2023('NL', hst(15_000))],
  NS: [
    since2023('NS', hst(15_000)),
    { name: 'NS_2025', validFrom: '2025-04-01', rates: hst(14_000) },
  ],
  NT: [since2023('NT', [gst])],
  NU: [since2023('NU', [gst])],
  ON: [since2023('ON', hst(13_000))],
  PE: [since2023('PE', hst(15_000))],
  QC: [
    {
      name: 'Quebec_2020',
      validFrom: '2020-01-01',
      rates: [gst, { key: 'QST', rateMilli: 9_975 }],
    },
  ],
  SK: [since2023('SK', [gst, { key: 'PST', rateMilli: 6_000 }])],
  YK: [since2023('YK', [gst])],
}

/** The rule set in force on a local date of payment; for a date before the first one, the first. */
export function ruleSetOf(province: Province, on: string): RuleSet {
  const [first, ...later] = ruleSets[province]
  return later.findLast((set) => set.validFrom <= on) ?? first
}
