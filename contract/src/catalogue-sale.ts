import { z } from 'zod'
import { Dollars, LocalDate } from './primitives.ts'

/** States of a record of the catalogue, from sold to not sold. */
export const saleStates = ['onSale', 'soldOut', 'offSeason', 'notYet', 'over', 'inactive'] as const
export type SaleState = (typeof saleStates)[number]

/** Facts that a list of the catalogue shows of a record, as of the request. */
export const CatalogueSale = z.strictObject({
  state: z.enum(saleStates),
  /**
   * Lowest price above 0 of the parts on sale, or of all parts if none is; 0 if all are free, null
   * without prices.
   */
  fromPrice: Dollars.nullable(),
  /** Next day with places left, otherwise the next open one; null if it is not sold by day. */
  nextOpenDay: LocalDate.nullable(),
})
export type CatalogueSale = z.output<typeof CatalogueSale>

/** Read-only member of an entry of a list: a save accepts and ignores it. */
export const saleReadAlong = { sale: CatalogueSale.optional() }
