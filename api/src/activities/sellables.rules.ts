export type SalePeriod = {
  active: boolean
  sale_begins_at: string | null
  sale_ends_at: string | null
}
export type NotOnSaleReason = 'inactive' | 'notYet' | 'over'

/**
 * Reason why a product cannot be sold at an instant, or null. Instants compare as text: both are
 * UTC with milliseconds.
 */
export function whyNotOnSale(period: SalePeriod, now: string): NotOnSaleReason | null {
  if (!period.active) return 'inactive'
  if (period.sale_begins_at !== null && now < period.sale_begins_at) return 'notYet'
  if (period.sale_ends_at !== null && now >= period.sale_ends_at) return 'over'
  return null
}

type SellableFacts = {
  product_active: boolean
  category_active: boolean | null
  sale_begins_at: string | null
  sale_ends_at: string | null
  valid_ends_at: string | null
}
/**
 * Reason why a product cannot be sold now, or null: its own switch, that of its category, its
 * buying period, or the end of a pass.
 */
export const whyNotSold = (sellable: SellableFacts, now: string): NotOnSaleReason | null =>
  whyNotOnSale(
    { ...sellable, active: sellable.product_active && sellable.category_active !== false },
    now,
  ) ?? (sellable.valid_ends_at !== null && sellable.valid_ends_at <= now ? 'over' : null)

type StockFacts = {
  stock_id: string | null
  stock_quantity: number | null
  stock_overbooked: number | null
  stock_taken: number | null
}
/** Remaining quantity of a counted stock; null when it is not counted. */
export const stockLeft = (stock: StockFacts): number | null =>
  stock.stock_id === null
    ? null
    : Math.max(0, stock.stock_quantity! + stock.stock_overbooked! - stock.stock_taken!)
