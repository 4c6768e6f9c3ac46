import { quantityOfLine, type Cart, type CartLine } from '../../../domain/cart.rules.ts'
import type { Details } from '../buyer/details.rules.ts'
import { holdersOf } from '../buyer/holders.rules.ts'
import type { CartState } from './cart-state.rules.ts'

type OfPieces = Pick<CartState, 'party' | 'details'>
/** A line, or a part of it: `per` is its number of pieces per piece of the line. */
type Unit = { key: string; per: number }
const unitsOf = (line: CartLine): Unit[] => [
  { key: line.key, per: 1 },
  ...(line.parts ?? []).map((part) => ({
    key: `${line.key}/${part.productId}`,
    per: part.quantity,
  })),
]

/** Changes the place of what is known of a piece; null forgets it. */
type Move = (ordinal: number) => number | null
const movedKey = (units: readonly Unit[], id: string, move: Move): string | null => {
  const unit = units.find(({ key }) => id.startsWith(`${key}.`))
  const [, ordinal, rest] = (unit && /^(\d+)(\..*)$/.exec(id.slice(unit.key.length + 1))) ?? []
  if (!unit || ordinal === undefined) return id
  const place = move(Math.floor(Number(ordinal) / unit.per))
  return place === null
    ? null
    : `${unit.key}.${place * unit.per + (Number(ordinal) % unit.per)}${rest}`
}
const movedRecord = <Value>(
  record: Record<string, Value>,
  units: readonly Unit[],
  move: Move,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([id, value]) => {
      const moved = movedKey(units, id, move)
      return moved === null ? [] : [[moved, value] as const]
    }),
  )

function withMoved<State extends OfPieces>(state: State, line: CartLine, move: Move): State {
  const units = unitsOf(line)
  return {
    ...state,
    party: state.party.map(({ person, seats }) => ({
      person,
      seats: seats.flatMap((seat) => {
        const ordinal = seat.key === line.key ? move(seat.ordinal) : seat.ordinal
        return ordinal === null ? [] : [{ ...seat, ordinal }]
      }),
    })),
    details: {
      holders: movedRecord(state.details.holders, units, move),
      answers: movedRecord(state.details.answers, units, move),
    },
  }
}

const isTyped = (value: Details['holders'][string] | Details['answers'][string]): boolean =>
  typeof value === 'string' || Array.isArray(value)
    ? value.length > 0
    : Object.values(value).some(Boolean)

/** Places of the pieces of which something is known: a person, a holder or an answer. */
function knownPieces({ party, details }: OfPieces, line: CartLine): ReadonlySet<number> {
  const known = new Set(
    party.flatMap(({ seats }) =>
      seats.filter(({ key }) => key === line.key).map(({ ordinal }) => ordinal),
    ),
  )
  const units = unitsOf(line)
  for (const record of [details.holders, details.answers])
    for (const [id, value] of Object.entries(record))
      if (isTyped(value))
        movedKey(units, id, (ordinal) => {
          known.add(ordinal)
          return ordinal
        })
  return known
}

/**
 * The state with another cart. A line with fewer pieces loses the anonymous ones first, then the
 * last named one, who is back if the quantity grows again; a removed line takes its people with
 * it.
 */
export const withCart = <State extends OfPieces & { cart: Cart }>(
  state: State,
  cart: Cart,
): State =>
  state.cart.reduce(
    (changed, line) => {
      const quantity = quantityOfLine(cart, line.key)
      if (quantity === 0) return withMoved(changed, line, () => null)
      if (quantity >= line.quantity) return changed
      const known = knownPieces(changed, line)
      const places = Array.from({ length: line.quantity }, (_, place) => place)
      const isLost = places.some((place) => place >= quantity && known.has(place))
      if (!isLost) return changed
      const order = [
        ...places.filter((place) => known.has(place)),
        ...places.filter((place) => !known.has(place)),
      ]
      return withMoved(changed, line, (place) =>
        place < line.quantity ? order.indexOf(place) : place,
      )
    },
    { ...state, cart },
  )

/** Names of the people who have a piece in the first state and none in the second one. */
export function namesGone(
  before: Pick<CartState, 'cart' | 'party' | 'details'>,
  after: Pick<CartState, 'cart' | 'party' | 'details'>,
): string[] {
  const namesOf = (state: typeof before) => {
    const { namesOf: ofLine } = holdersOf(state)
    return state.cart.flatMap((line) => ofLine(line))
  }
  const still = new Set(namesOf(after))
  return [...new Set(namesOf(before))].filter((name) => !still.has(name))
}
