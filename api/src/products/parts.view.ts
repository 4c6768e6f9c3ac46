import { toDollars } from '@guichet/contract/money.ts'
import type { PackagePart } from '@guichet/contract/products/package.ts'
import { packageShares, sumOf } from '../pricing/public.ts'
import type { PartRow } from './parts.db.ts'

export const viewOption = ({
  id,
  kind,
  title,
  duration,
  category_title,
  price_cents,
}: PartRow) => ({
  productPublicId: id,
  kind,
  title,
  detail: duration,
  categoryTitle: category_title,
  listPrice: toDollars(price_cents),
})

/** Parts with their shares of the price, the sum of their separate prices, and the saving. */
export function viewParts(
  priceCents: number,
  parts: readonly (PartRow & { quantity: number })[],
): { listPrice: number; saving: number; parts: PackagePart[] } {
  const shares = packageShares(
    priceCents,
    parts.map(({ price_cents, quantity }) => ({ listCents: price_cents, quantity })),
  )
  const listCents = sumOf(parts.map(({ price_cents, quantity }) => price_cents * quantity))
  return {
    listPrice: toDollars(listCents),
    saving: toDollars(listCents - priceCents),
    parts: parts.map((part, place) => ({
      ...viewOption(part),
      quantity: part.quantity,
      share: toDollars(shares[place]!),
      isArchived: part.archived,
    })),
  }
}
