import type { PricedCart, PricedPart } from '@guichet/api/src/pricing/public.ts'
import type { Business } from '../businesses/make-business.ts'
import type { CartLine } from './cart-line.ts'

/** A unit of an order while its history is made; written once, in its final state. */
export type SoldUnit = {
  id: string
  kind: CartLine['kind'] | 'fee'
  lineId: string
  ordinal: number
  line: CartLine | null
  grossCents: number
  rebateCents: number
  refundedNetCents: number
  taxes: { key: string; cents: number; refundedCents: number }[]
  voidedMs: number | null
  /** Unit of the package or rental that it belongs to. */
  parent: SoldUnit | null
}
export type SoldLine = {
  id: string
  line: CartLine | null
  cents: number
  units: SoldUnit[]
  parentId: string | null
}

/**
 * Index of the parent's unit: parts by the quantity per package, accessories on the rentals in
 * turn.
 */
export const parentOrdinal = (
  { as, each }: NonNullable<CartLine['parent']>,
  ordinal: number,
  pieces: number,
): number => (as === 'part' ? Math.floor(ordinal / each) : ordinal % pieces)

/** Lines and units of a priced cart, fees last. The keys of its parts are `line.ordinal`. */
export function soldLines(
  { random }: Business,
  atMs: number,
  cart: readonly CartLine[],
  priced: PricedCart,
): SoldLine[] {
  const unitOf = (
    lineId: string,
    line: CartLine | null,
    { grossCents, rebateCents, taxes }: PricedPart,
    ordinal: number,
  ): SoldUnit => ({
    id: random.id(atMs),
    kind: line ? line.kind : 'fee',
    lineId,
    ordinal,
    line,
    grossCents,
    rebateCents,
    refundedNetCents: 0,
    taxes: taxes.map((tax) => ({ ...tax, refundedCents: 0 })),
    voidedMs: null,
    parent: null,
  })
  const entries = cart.map((line, place): SoldLine => {
    const id = random.id(atMs)
    return {
      id,
      line,
      cents: line.cents ?? line.type.cents,
      units: priced.parts
        .filter((part) => part.key.startsWith(`${place}.`))
        .map((part, ordinal) => unitOf(id, line, part, ordinal)),
      parentId: null,
    }
  })
  for (const entry of entries) {
    const { parent } = entry.line!
    if (!parent) continue
    const above = entries[parent.place]!
    if (parent.as === 'part') entry.parentId = above.id
    for (const unit of entry.units)
      unit.parent = above.units[parentOrdinal(parent, unit.ordinal, above.units.length)]!
  }
  const fees = priced.fees.map((fee): SoldLine => {
    const id = random.id(atMs)
    return {
      id,
      line: null,
      cents: fee.grossCents,
      units: [unitOf(id, null, fee, 0)],
      parentId: null,
    }
  })
  return [...entries, ...fees]
}

export const taxOf = (unit: SoldUnit, what: 'cents' | 'refundedCents' = 'cents'): number =>
  unit.taxes.reduce((sum, tax) => sum + tax[what], 0)
