export type SalePeriod = { active: boolean; sale_begins_at: string | null; sale_ends_at: string | null }
export type NotOnSaleReason = 'inactive' | 'notYet' | 'over'

/** Why something cannot be sold at an instant, or null when it can. Instants compare as text: both are UTC with milliseconds. */
export function whyNotOnSale(period: SalePeriod, now: string): NotOnSaleReason | null {
  if (!period.active) return 'inactive'
  if (period.sale_begins_at !== null && now < period.sale_begins_at) return 'notYet'
  if (period.sale_ends_at !== null && now >= period.sale_ends_at) return 'over'
  return null
}
