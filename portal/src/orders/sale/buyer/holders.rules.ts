import type { CartLine } from '../../../domain/cart.rules.ts'
import type { CartState } from '../saved-cart/cart-state.rules.ts'

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** Names of the people whose piece a line is: of the party, and the typed holders of passes. */
export const holdersOf =
  ({ party, details }: Pick<CartState, 'party' | 'details'>) =>
  ({ key, quantity }: CartLine): string[] => {
    const inParty = party.filter(({ seats }) =>
      seats.some((seat) => seat.key === key && seat.ordinal < quantity),
    )
    const holders = Object.entries(details.holders).filter(
      ([id]) => id.startsWith(`${key}.`) && Number.parseInt(id.slice(key.length + 1)) < quantity,
    )
    const names = [
      ...inParty.map(({ person }) => nameOf(person)),
      ...holders.map(([, holder]) => nameOf(holder)),
    ]
    return [...new Set(names.filter(Boolean))]
  }
