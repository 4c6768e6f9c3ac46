import type { QuoteLine, QuoteName } from '@guichet/contract/quotes/quote-view.ts'
import { nameHolder, ownerOf, type PlannedLine } from '../orders/public.ts'
import { isSame } from '../platform/http/versions.ts'
import type { StoredOwner } from '../tickets/public.ts'

const guest = { fr: 'Participant', en: 'Guest' }

/**
 * Holders of each ticket, by the list of names. A pass stores all its identifications, so that
 * missing names are added on the ticket later. Any other ticket has one name, or none.
 */
export const namedOwners = (names: readonly QuoteName[]) => {
  const known = new Map(names.map((name) => [seatKey(name), name]))
  return ({ place, type }: Pick<PlannedLine, 'place' | 'type'>, ordinal: number): StoredOwner[] => {
    const name = known.get(seatKey({ line: place.line, part: place.part, ordinal }))
    if (type.identifications.length > 0) return nameHolder(type.identifications, name)
    return name ? [ownerOf({ label: guest, wantsPicture: false }, name)] : []
  }
}

export type Seat = Pick<QuoteName, 'line' | 'part' | 'ordinal'>
export const seatKey = ({ line, part, ordinal }: Seat): string => `${line}/${part}/${ordinal}`

type Lines = { before: readonly QuoteLine[]; after: readonly QuoteLine[] }
/**
 * Whether a seat still exists after the lines changed: its line must be the same except for its
 * quantity.
 */
export function seatsThatStay({ before, after }: Lines, seatsAfter: readonly Seat[]) {
  const keys = new Set(seatsAfter.map(seatKey))
  const isSameLine = (line: number) =>
    isSame({ ...before[line], quantity: 0 }, { ...after[line], quantity: 0 })
  return (seat: Seat): boolean => keys.has(seatKey(seat)) && isSameLine(seat.line)
}
