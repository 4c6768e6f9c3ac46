import type { Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'

/** Sold products by category; those without a category are a group without an id. */
export type Category = {
  publicId: string | null
  title: Bilingual
  products: readonly { productId: string; category: Kind; title: Bilingual }[]
}
/** Comma-separated ids of a filter: whole categories, and single products of the others. */
export type ProductChoice = { categories: string; products: string }

const listOf = (ids: string) => (ids ? ids.split(',') : [])

/** Ids of all ticked products. */
export function tickedOf(
  all: readonly Category[],
  { categories, products }: ProductChoice,
): Set<string> {
  const whole = listOf(categories)
  return new Set([
    ...listOf(products),
    ...all
      .filter(({ publicId }) => publicId !== null && whole.includes(publicId))
      .flatMap((category) => category.products.map(({ productId }) => productId)),
  ])
}

/** Shortest filter for the ticked products: a category replaces its products if all are ticked. */
export function chosenOf(all: readonly Category[], ticked: ReadonlySet<string>): ProductChoice {
  const isWhole = ({ publicId, products }: Category) =>
    publicId !== null && products.every(({ productId }) => ticked.has(productId))
  const [whole, rest] = [all.filter(isWhole), all.filter((category) => !isWhole(category))]
  const single = rest
    .flatMap(({ products }) => products.map(({ productId }) => productId))
    .filter((id) => ticked.has(id))
  return {
    categories: whole.map(({ publicId }) => publicId).join(','),
    products: single.join(','),
  }
}

/** Number of ids in a filter: the server accepts a hundred of each. */
export const countOf = ({ categories, products }: ProductChoice): number =>
  listOf(categories).length + listOf(products).length
