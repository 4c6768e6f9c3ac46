import type { Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'

/** What was sold, by category; what belongs to none stands together, without an id. */
export type Category = {
  publicId: string | null
  title: Bilingual
  products: readonly { productId: string; category: Kind; title: Bilingual }[]
}
/** What a filter names: whole categories, and single products of the others. */
export type Chosen = { categories: string; products: string }

const listOf = (ids: string) => (ids ? ids.split(',') : [])

/** Every product that is ticked. */
export function tickedOf(all: readonly Category[], { categories, products }: Chosen): Set<string> {
  const whole = listOf(categories)
  return new Set([
    ...listOf(products),
    ...all
      .filter(({ publicId }) => publicId !== null && whole.includes(publicId))
      .flatMap((category) => category.products.map(({ productId }) => productId)),
  ])
}

/** The shortest way to name what is ticked: a category of which all is ticked is named itself. */
export function chosenOf(all: readonly Category[], ticked: ReadonlySet<string>): Chosen {
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

/** How many names a filter has: the server takes a hundred of each. */
export const countOf = ({ categories, products }: Chosen): number =>
  listOf(categories).length + listOf(products).length
