import type { Input } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'

type Sale = Input<typeof sell>['body']
export type SoldParty = NonNullable<Sale['party']>
/** Names a piece of a cart: the place of its line, and which piece of it. */
export const pieceKey = (line: number, ordinal: number) => `${line}.${ordinal}`

/**
 * Where a party names a piece that its cart does not have, or one that is somebody else's already;
 * null where each is theirs alone.
 */
export function wrongPieceOf({ tickets, party = [] }: Pick<Sale, 'tickets' | 'party'>) {
  const taken = new Set<string>()
  for (const [i, { pieces }] of party.entries())
    for (const [j, { line, ordinal }] of pieces.entries()) {
      const key = pieceKey(line, ordinal)
      if (ordinal >= (tickets[line]?.quantity ?? 0) || taken.has(key))
        return `party.${i}.pieces.${j}`
      taken.add(key)
    }
  return null
}
