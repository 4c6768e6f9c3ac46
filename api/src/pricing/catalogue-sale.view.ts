import type { CatalogueSale, SaleState } from '@guichet/contract/catalogue-sale.ts'
import { toDollars } from '@guichet/contract/money.ts'

type Sale = { state: SaleState; fromCents: number | null; nextOpenDay?: string | null }

/** State of sale of a record in a list of the catalogue; most kinds are not sold by day. */
export const viewSale = ({ state, fromCents, nextOpenDay = null }: Sale): CatalogueSale => ({
  state,
  fromPrice: fromCents === null ? null : toDollars(fromCents),
  nextOpenDay,
})
