import {
  chooseRebates,
  defaultTaxSettings,
  priceCart,
  type FinalCostOf,
  type RebateTerms,
} from '../src/pricing/public.ts'
import { newCode } from '../test/factories/sales/rebates.ts'

// `npm run bench -- pricing`: invoices of ten lines per second on one core, with fees, taxes and
// promo codes, against their goals; and the time to generate ten thousand codes.
const kinds = ['daily_ticket', 'equipment_rental', 'season_pass', 'catalog_product'] as const
const parts = Array.from({ length: 10 }, (_, i) => ({
  key: `tickets.${i}.0`,
  lineKey: `tickets.${i}`,
  kind: kinds[i % kinds.length]!,
  productId: `product ${i}`,
  grossCents: 1_999 + 137 * i,
  useDate: '2026-11-21',
}))
const settings = {
  taxes: defaultTaxSettings('QC'),
  fees: {
    feesAppliedToUser: [{ kind: 'daily_ticket' as const, rateMilli: 3_000, cents: null }],
  },
}
const terms: RebateTerms = {
  id: 'code',
  description: 'Hiver',
  kinds: ['daily_ticket'],
  rateMilli: 15_000,
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
}
const plain = () =>
  priceCart({ on: '2026-11-21', province: 'QC', parts }, { ...settings, rebates: [] })
const priceWith = ({ shares, prepaidTaxes }: Parameters<FinalCostOf>[0]) =>
  priceCart(
    { on: '2026-11-21', province: 'QC', parts },
    { ...settings, rebates: shares, prepaidTaxes },
  )
const withCodes = (codes: RebateTerms[]) => () =>
  priceWith(
    chooseRebates(
      codes,
      { parts, today: '2026-11-21', postalCode: null },
      (chosen) => priceWith(chosen).totals.finalCents,
    ),
  )

/** Runs per second after warm-up: the median of five. */
function perSecond(run: () => unknown): number {
  for (let i = 0; i < 5_000; i += 1) run()
  const rounds = Array.from({ length: 5 }, () => {
    const begin = performance.now()
    for (let i = 0; i < 10_000; i += 1) run()
    return 10_000_000 / (performance.now() - begin)
  })
  return rounds.sort((a, b) => a - b)[2]!
}
const other: RebateTerms = { ...terms, id: 'other', rateMilli: null, cents: 500 }
for (const [what, run, goal] of [
  ['ten lines with fees and taxes', plain, 50_000],
  ['the same with a promo code', withCodes([terms]), 50_000],
  // Three prices (without, with one, with the other code), then the invoice.
  ['the same with one of two promo codes', withCodes([terms, other]), 10_000],
] as const) {
  const rate = perSecond(run)
  console.log(
    `${rate >= goal ? 'ok  ' : 'MISS'} ${what}: ${Math.round(rate)} invoices a second (goal ≥ ${goal})`,
  )
}
const begin = performance.now()
const drawn = new Set(Array.from({ length: 10_000 }, newCode))
console.log(`     ${drawn.size} codes drawn in ${(performance.now() - begin).toFixed(0)} ms`)
