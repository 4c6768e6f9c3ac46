import type { OfficeCart } from '@guichet/contract/office/carts.ts'
import type { Lines } from '../cart/change-cart.ts'

type Identification = OfficeCart['lines'][number]['identifications'][number]
type Part = 'firstName' | 'lastName'
/** A piece of a line, and the person that its ticket names. */
export type HolderPlace = { line: number; ordinal: number; identification: Identification }

/** Name of the field of a part of the name of a holder. */
export const holderField = ({ line, ordinal, identification }: HolderPlace, part: Part): string =>
  ['holder', line, ordinal, identification.publicId, part].join(' ')

/** Holders to name for the pieces of a line. */
export const holdersOf = (
  { sent, identifications }: Pick<OfficeCart['lines'][number], 'sent' | 'identifications'>,
  line: number,
): HolderPlace[] =>
  Array.from({ length: sent.quantity }, (_, ordinal) =>
    identifications.map((identification) => ({ line, ordinal, identification })),
  ).flat()

/** Path of a field in the problems of a sale. */
export const holderProblemPath = (
  { line, ordinal, identification }: HolderPlace,
  identifications: readonly Identification[],
  part: Part,
): string =>
  `tickets.${line}.ticketOwners.${ordinal}.${identifications.indexOf(identification)}.${part}`

const typed = (form: URLSearchParams, place: HolderPlace, part: Part) =>
  form.get(holderField(place, part))?.trim() ?? ''

/** Lines with the typed holders; a person without any name is left out. */
export const withHolders = (
  lines: Lines,
  cart: Pick<OfficeCart, 'lines'>,
  form: URLSearchParams,
): Lines =>
  lines.map((line, i) => {
    const shown = cart.lines[i]
    if (!shown?.identifications.length) return line
    const places = holdersOf(shown, i)
    const ticketOwners = Array.from({ length: line.quantity }, (_, ordinal) =>
      places
        .filter((place) => place.ordinal === ordinal)
        .map((place) => ({
          identificationPublicId: place.identification.publicId,
          firstName: typed(form, place, 'firstName'),
          lastName: typed(form, place, 'lastName'),
        }))
        .filter(({ firstName, lastName }) => firstName || lastName),
    )
    return { ...line, ticketOwners }
  })
