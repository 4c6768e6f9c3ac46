import type { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import type { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import type { CartLine as SaleLine } from '@guichet/contract/orders/sale/cart.ts'

type Bilingual = { fr: string; en: string }
export type Slot = Reply<typeof findTimeslots>['timeslots'][number]
export type Identification = Reply<
  typeof getSellable
>['activities'][number]['categories'][number]['products'][number]['identifications'][number]
/** Choices besides product and quantity, as in the API: a slot, a start and a size, nights. */
export type LineChoice = Omit<
  SaleLine,
  'productId' | 'quantity' | 'accessories' | 'parts' | 'ticketOwners' | 'answers'
>
export type CartAccessory = { productId: string; title: Bilingual; quantity: number }
/** A part of a package with its choices. `quantity` is per package. */
export type CartPart = {
  productId: string
  kind: Kind
  title: Bilingual
  quantity: number
  chosen: LineChoice
  when: string
  identifications: readonly Identification[]
}
/**
 * A line of the cart. `when`: its time for display, in figures; `identifications`: the data that a
 * pass requires of its holder.
 */
export type CartLine = {
  key: string
  productId: string
  kind: Kind
  title: Bilingual
  activity: Bilingual | null
  quantity: number
  chosen: LineChoice
  when: string
  most?: number
  identifications: readonly Identification[]
  accessories?: readonly CartAccessory[]
  parts?: readonly CartPart[]
}
export type Cart = readonly CartLine[]
/** Limits of the API: tickets per line, and lines. */
export const mostPerLine = 25
export const mostLines = 50

/** Key of a choice: the same product with the same choices is one line, up to `mostPerLine`. */
export const keyOf = (productId: string, chosen: LineChoice): string =>
  `${productId}@${Object.values(chosen).join('/') || 'anytime'}`
/** Key of the choice of a line; further lines of a choice have a number at the end of theirs. */
const choiceOf = (key: string): string => key.replace(/#\d+$/, '')
const linesOf = (cart: Cart, key: string): Cart =>
  cart.filter((line) => choiceOf(line.key) === choiceOf(key))

/** Number of pieces: three tickets of a line are three. */
export const piecesIn = (cart: Cart): number =>
  cart.reduce((sum, { quantity }) => sum + quantity, 0)
/** Number of pieces of a choice, over all its lines. */
export const quantityOf = (cart: Cart, key: string): number => piecesIn(linesOf(cart, key))
/** Number of pieces of one line; 0 if it is not in the cart. */
export const quantityOfLine = (cart: Cart, key: string): number =>
  cart.find((line) => line.key === key)?.quantity ?? 0

/**
 * The cart with this line: a new line is added at the end, a line of quantity zero is removed, the
 * others are unchanged.
 */
export function withLine(cart: Cart, line: CartLine): Cart {
  if (line.quantity === 0) return cart.filter(({ key }) => key !== line.key)
  if (cart.some(({ key }) => key === line.key))
    return cart.map((other) => (other.key === line.key ? line : other))
  return [...cart, line]
}

/** `withLine` for a sale: pieces above `mostPerLine` are added to further lines of the choice. */
export const withPieces = (cart: Cart, line: CartLine): Cart =>
  withMore(
    withLine(cart, { ...line, quantity: Math.min(line.quantity, mostPerLine) }),
    line,
    line.quantity - mostPerLine,
  )

/** Adds pieces of a choice to its lines with room, then to new lines after them. */
export function withMore(cart: Cart, line: CartLine, count: number): Cart {
  if (count <= 0) return cart
  const lines = linesOf(cart, line.key)
  const open = lines.find(({ quantity }) => quantity < mostPerLine)
  const taken = Math.min(count, mostPerLine - (open?.quantity ?? 0))
  if (open) {
    const filled = { ...open, quantity: open.quantity + taken }
    return withMore(withLine(cart, filled), line, count - taken)
  }
  const added = { ...line, key: freeKey(lines, choiceOf(line.key)), quantity: taken }
  // Accessories are counted over a line: the first one has them all.
  if (lines.length > 0) delete added.accessories
  const place = lines.length > 0 ? cart.indexOf(lines.at(-1)!) + 1 : cart.length
  return withMore(cart.toSpliced(place, 0, added), line, count - taken)
}
function freeKey(lines: Cart, choice: string): string {
  const used = new Set(lines.map(({ key }) => key))
  const isFree = (key: string) => !used.has(key)
  const numbered = lines.map((_, place) => `${choice}#${place + 2}`)
  return [choice, ...numbered].find(isFree)!
}

/** The cart with `line.quantity` pieces of the choice of the line; the last ones are removed first. */
export function withTotal(cart: Cart, line: CartLine): Cart {
  const lines = linesOf(cart, line.key)
  const [first] = lines
  if (!first) return withMore(cart, line, line.quantity)
  const described = withLine(cart, { ...line, key: first.key, quantity: first.quantity })
  const more = line.quantity - piecesIn(lines)
  if (more >= 0) return withMore(described, line, more)
  return lines.toReversed().reduce(
    ({ left, fewer }, { key, quantity }) => {
      const removed = Math.min(quantity, left)
      const there = fewer.find((each) => each.key === key)!
      return {
        left: left - removed,
        fewer: withLine(fewer, { ...there, quantity: quantity - removed }),
      }
    },
    { left: -more, fewer: described },
  ).fewer
}

/** Whether a cart has grown to more lines than the API takes; a line that is there may change. */
export const exceedsCart = (before: Cart, after: Cart): boolean =>
  after.length > before.length && after.length > mostLines

/**
 * Whether two carts have a common beginning, so that one can have grown from the other; quantities
 * are ignored.
 */
export function isSameCart(before: unknown, lines: readonly { productId: string }[]): boolean {
  const were = Array.isArray(before) ? (before as { productId: string }[]) : []
  const shared = Math.min(were.length, lines.length)
  return (
    shared > 0 &&
    lines.slice(0, shared).every(({ productId }, i) => productId === were[i]!.productId)
  )
}

export const atSlot = (slot: Slot): LineChoice => ({
  activationDateTimeUtc: slot.activationDateTimeUtc,
  timeslotBegin: slot.timeslotBegin,
  timeslotEnd: slot.timeslotEnd,
})
export const whenSlot = (date: string, slot: Slot): string =>
  `${date} ${slot.timeslotBegin}–${slot.timeslotEnd}`

/** The lines in the format of the API. */
export const ticketsOf = (cart: Cart): SaleLine[] =>
  cart.map(({ productId, quantity, chosen, accessories = [], parts = [] }) => ({
    productId,
    quantity,
    ...chosen,
    ...(accessories.length > 0 && {
      accessories: accessories.map((accessory) => ({
        productId: accessory.productId,
        quantity: accessory.quantity,
      })),
    }),
    ...(parts.length > 0 && {
      parts: parts.map((part) => ({ productId: part.productId, ...part.chosen })),
    }),
  }))
