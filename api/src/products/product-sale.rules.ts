import type { SaleState } from '@guichet/contract/catalogue-sale.ts'

type Stock = { quantity: number | null; taken: number | null }
/** State of a product; a stock that was lowered below the number sold is sold out. */
export function productState({ active, quantity, taken }: Stock & { active: boolean }): SaleState {
  if (!active) return 'inactive'
  return quantity !== null && quantity <= (taken ?? 0) ? 'soldOut' : 'onSale'
}

/** State of a package; one that lacks a part is not sold. */
export const packageState = (given: {
  active: boolean
  parts: readonly { archived: boolean }[]
}): SaleState =>
  given.active && given.parts.length > 0 && !given.parts.some(({ archived }) => archived)
    ? 'onSale'
    : 'inactive'
