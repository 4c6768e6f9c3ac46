import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { CartLine, TicketType } from '../orders/cart-line.ts'
import type { PassPlan } from './kinds-of-business.ts'
import type { Business } from './make-business.ts'

export type ShelfProduct = TicketType & {
  stock: { id: string; quantity: number; taken: number } | null
}
export type Pass = {
  type: TicketType
  category: Bilingual
  season: { beginsMs: number; endsMs: number }
  holders: PassPlan['holders']
}
export type Donation = { type: TicketType; category: Bilingual }
/** Products without a date. */
export type Shelf = {
  passes: readonly Pass[]
  donations: readonly Donation[]
  products: readonly ShelfProduct[]
}

const undated = { slot: null, counted: null, season: null, holders: [] } as const

/**
 * A cart without a date: a pass, a donation or products. Null if this business has none, or none
 * left.
 */
export function makeShelfCart(
  { random }: Business,
  { passes, donations, products }: Shelf,
  fewestUnits: number,
): CartLine[] | null {
  const left = products.filter(
    ({ stock }) => stock === null || stock.quantity - stock.taken >= Math.max(3, fewestUnits),
  )
  const what = random.weighted(
    ['pass', 'donation', 'product'] as const,
    (each) =>
      ({ pass: passes.length && 4, donation: donations.length && 2, product: left.length && 5 })[
        each
      ],
  )
  if (what === 'pass' && passes.length) {
    const { type, ...pass } = random.pick(passes)
    return [
      {
        ...undated,
        ...pass,
        kind: 'season_pass',
        type,
        quantity: Math.max(fewestUnits, random.int(1, 2)),
      },
    ]
  }
  if (what === 'donation' && donations.length)
    return [
      {
        ...undated,
        ...random.pick(donations),
        kind: 'donation',
        quantity: Math.max(1, fewestUnits),
      },
    ]
  if (!left.length) return null
  const product = random.pick(left)
  return [
    {
      ...undated,
      kind: 'catalog_product',
      category: null,
      type: product,
      counted: product.stock,
      quantity: Math.max(fewestUnits, random.int(1, 3)),
    },
  ]
}
