import type { CartLine } from '../../../domain/cart.rules.ts'
import type { CartState } from '../saved-cart/cart-state.rules.ts'

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** People whose piece a line is: of the party, and the typed holders of passes. */
export function holdersOf({ party, details }: Pick<CartState, 'party' | 'details'>) {
  const piecesOf = ({ key, quantity }: Pick<CartLine, 'key' | 'quantity'>) =>
    [
      ...party.flatMap(({ person, seats }) =>
        seats
          .filter((seat) => seat.key === key)
          .map(({ ordinal }) => ({ ordinal, name: nameOf(person) })),
      ),
      ...Object.entries(details.holders)
        .filter(([id]) => id.startsWith(`${key}.`))
        .map(([id, holder]) => ({
          ordinal: Number.parseInt(id.slice(key.length + 1)),
          name: nameOf(holder),
        })),
    ].filter(({ ordinal, name }) => ordinal < quantity && name)
  return {
    /** Their names, each one once. */
    namesOf: (line: Pick<CartLine, 'key' | 'quantity'>): string[] => [
      ...new Set(piecesOf(line).map(({ name }) => name)),
    ],
    /** “Marie Tremblay + 2”: their names, and the number of the other pieces; empty without names. */
    textOf: (line: Pick<CartLine, 'key' | 'quantity'>): string => {
      const pieces = piecesOf(line)
      const others = line.quantity - new Set(pieces.map(({ ordinal }) => ordinal)).size
      const names = [...new Set(pieces.map(({ name }) => name))].join(', ')
      return names && others > 0 ? `${names} + ${others}` : names
    },
  }
}
