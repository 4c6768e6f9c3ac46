import type { Input } from '@guichet/contract/endpoint.ts'
import type { sell } from '@guichet/contract/orders/sale/sell.ts'

type Sale = Input<typeof sell>['body']
export type SoldParty = NonNullable<Sale['party']>
/** Key of an item of a cart: the index of its line, and its ordinal. */
export const pieceKey = (line: number, ordinal: number) => `${line}.${ordinal}`

/**
 * Field of a party that names an item that the cart lacks, or that another person has; null when
 * all are valid.
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
