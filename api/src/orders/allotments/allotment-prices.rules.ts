import type { Province } from '@guichet/contract/businesses/provinces.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import { mostSeats } from '@guichet/contract/orders/allotments/allotment.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Sellable } from '../../activities/public.ts'
import {
  chooseRebates,
  priceCart,
  type ChosenRebates,
  type FeeSettings,
  type PricedCart,
  type RebateTerms,
  type TaxSettings,
} from '../../pricing/public.ts'

/** Longest price table. With more combinations, an offline sale is limited to fewer tickets. */
const mostCombinations = 2000

/** Pricing settings of an allotment, frozen when its places were taken. */
export type FrozenSettings = {
  /** Local date, which selects the tax rates and the rebates. */
  on: string
  province: Province
  taxes: TaxSettings
  fees: FeeSettings
  /** Automatic rebates only. */
  rebates: RebateTerms[]
}
/** Ticket types sold for slots of one day. */
export type FrozenTypes = { useDate: string; types: Sellable[] }
export type Frozen = FrozenSettings & {
  tables: FrozenTypes[]
  slots: { slotId: string; table: number; omitted: number }[]
}

/** Prices of combinations of tickets, in cents. */
export type PriceTable = {
  taxes: { key: string; label: Bilingual; number: string | null; rateMilli: number }[]
  bound: number
  totals: {
    quantities: number[]
    entriesCents: number
    feesCents: number
    taxCents: number[]
    finalCents: number
  }[]
}

/** Number of combinations of 1 to `bound` tickets of some types. */
function combinationsOf(types: number, bound: number): number {
  let ways = 1
  for (let i = 1; i <= types; i += 1) ways = (ways * (bound + i)) / i
  return Math.round(ways) - 1
}

/** Highest number of tickets of one sale. */
export function boundOf(types: number): number {
  let bound = mostSeats
  while (bound > 1 && combinationsOf(types, bound) > mostCombinations) bound -= 1
  return bound
}

/** All combinations of quantities whose sum is 1 to `bound`. */
export function quantitiesOf(types: number, bound: number): number[][] {
  let rows: number[][] = [[]]
  for (let i = 0; i < types; i += 1)
    rows = rows.flatMap((row) => {
      const left = bound - row.reduce((sum, quantity) => sum + quantity, 0)
      return Array.from({ length: left + 1 }, (_, quantity) => [...row, quantity])
    })
  return rows.filter((row) => row.some((quantity) => quantity > 0))
}

export type SoldType = { type: Sellable; quantity: number; key: string }
/** Lines of a sale: the types with at least one ticket, in the order of the table. */
export const soldTypes = ({ types }: FrozenTypes, quantities: readonly number[]): SoldType[] =>
  types
    .flatMap((type, i) => (quantities[i] ? [{ type, quantity: quantities[i] }] : []))
    .map((sold, line) => ({ ...sold, key: `line-${line}` }))

/** Prices an offline sale; used for the price table and again when the sale is settled. */
export function priceOfSeats(
  settings: FrozenSettings,
  table: FrozenTypes,
  quantities: readonly number[],
): { priced: PricedCart; chosen: ChosenRebates } {
  const parts = soldTypes(table, quantities).flatMap(({ type, quantity, key }) =>
    Array.from({ length: quantity }, (_, ordinal) => ({
      key: `${key}.${ordinal}`,
      lineKey: key,
      kind: type.kind as Kind,
      productId: type.id,
      grossCents: type.price_cents,
      useDate: table.useDate,
    })),
  )
  const { on, province, taxes, fees, rebates } = settings
  const priceWith = ({ shares, prepaidTaxes }: Pick<ChosenRebates, 'shares' | 'prepaidTaxes'>) =>
    priceCart({ on, province, parts }, { taxes, fees, rebates: shares, prepaidTaxes })
  const chosen = chooseRebates(
    rebates,
    { parts, today: on, postalCode: null },
    (choice) => priceWith(choice).totals.finalCents,
  )
  return { priced: priceWith(chosen), chosen }
}

/** Price of each sale that the types allow. */
export function priceTableOf(settings: FrozenSettings, table: FrozenTypes): PriceTable {
  const bound = boundOf(table.types.length)
  const rows = quantitiesOf(table.types.length, bound).map((quantities) => ({
    quantities,
    priced: priceOfSeats(settings, table, quantities).priced,
  }))
  const taxes = new Map(
    rows.flatMap(({ priced }) =>
      priced.taxes.map(({ key, label, number, rateMilli }) => [
        key,
        { key, label, number, rateMilli },
      ]),
    ),
  )
  return {
    taxes: [...taxes.values()],
    bound,
    totals: rows.map(({ quantities, priced: { totals, taxes: charged } }) => ({
      quantities,
      entriesCents: totals.entriesCents - totals.rebatesCents,
      feesCents: totals.feesCents,
      taxCents: [...taxes.keys()].map((key) => charged.find((tax) => tax.key === key)?.cents ?? 0),
      finalCents: totals.finalCents,
    })),
  }
}
