import type { QuoteName } from '@guichet/contract/quotes/quote-view.ts'
import { nameHolder, ownerOf, type PlannedLine } from '../orders/public.ts'
import type { StoredOwner } from '../tickets/public.ts'

const guest = { fr: 'Participant', en: 'Guest' }

/**
 * Whom each ticket is for, by the list of names. A pass keeps everything that it asks for: who is
 * not named yet is named on the ticket later. Any other ticket has its one name, or nobody.
 */
export const namedOwners = (names: readonly QuoteName[]) => {
  const known = new Map(names.map((name) => [seatKey(name), name]))
  return ({ place, type }: Pick<PlannedLine, 'place' | 'type'>, ordinal: number): StoredOwner[] => {
    const name = known.get(seatKey({ line: place.line, part: place.part, ordinal }))
    if (type.identifications.length > 0) return nameHolder(type.identifications, name)
    return name ? [ownerOf({ label: guest, wantsPicture: false }, name)] : []
  }
}

type Seat = Pick<QuoteName, 'line' | 'part' | 'ordinal'>
export const seatKey = ({ line, part, ordinal }: Seat): string => `${line}/${part}/${ordinal}`
