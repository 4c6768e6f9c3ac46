import type { OfficeCart } from '@guichet/contract/office/carts.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Lines } from '../cart/change-cart.ts'

type ShownLine = Pick<
  OfficeCart['lines'][number],
  'sent' | 'title' | 'identifications' | 'namedParts'
>
type Identification = ShownLine['identifications'][number]
type NamePart = 'firstName' | 'lastName'
/** A piece of a line, or of a part of its package, and the person that its ticket names. */
export type HolderPlace = {
  line: number
  /** Index of the part; null for the line itself. */
  part: number | null
  title: Bilingual
  ordinal: number
  identification: Identification
  /** Index of the identification. */
  position: number
}

/** Name of the field of a part of the name of a holder. */
export const holderField = (
  { line, part, ordinal, identification }: HolderPlace,
  name: NamePart,
): string =>
  ['holder', line, ...(part === null ? [] : [part]), ordinal, identification.publicId, name].join(
    ' ',
  )

type NamedPieces = Pick<ShownLine, 'title' | 'identifications'> & {
  part: number | null
  quantity: number
}
/** Holders to name for the pieces of a line, or of the parts of its package. */
export const holdersOf = (
  { sent, title, identifications, namedParts }: ShownLine,
  line: number,
): HolderPlace[] =>
  [
    { part: null, title, quantity: sent.quantity, identifications },
    ...namedParts.map((each): NamedPieces => each),
  ].flatMap(({ quantity, identifications: people, ...pieces }) =>
    Array.from({ length: quantity }, (_, ordinal) =>
      people.map((identification, position) => ({
        line,
        part: pieces.part,
        title: pieces.title,
        ordinal,
        identification,
        position,
      })),
    ).flat(),
  )

/** Path of a field in the problems of a sale. */
export function holderProblemPath(
  { line, part, ordinal, position }: HolderPlace,
  name: NamePart,
): string {
  const pieces = part === null ? `tickets.${line}` : `tickets.${line}.parts.${part}`
  return `${pieces}.ticketOwners.${ordinal}.${position}.${name}`
}

const typed = (form: URLSearchParams, place: HolderPlace, name: NamePart) =>
  form.get(holderField(place, name))?.trim() ?? ''

/** Typed holders by piece; a person without any name is left out. */
const ownersIn = (form: URLSearchParams, places: readonly HolderPlace[]) =>
  [...Map.groupBy(places, ({ ordinal }) => ordinal).values()].map((ofPiece) =>
    ofPiece
      .map((place) => ({
        identificationPublicId: place.identification.publicId,
        firstName: typed(form, place, 'firstName'),
        lastName: typed(form, place, 'lastName'),
      }))
      .filter(({ firstName, lastName }) => firstName || lastName),
  )

/** Lines with the typed holders. */
export const withHolders = (
  lines: Lines,
  cart: Pick<OfficeCart, 'lines'>,
  form: URLSearchParams,
): Lines =>
  lines.map((line, i) => {
    const shown = cart.lines[i]
    const places = shown ? holdersOf(shown, i) : []
    if (!shown || places.length === 0) return line
    const own = places.filter(({ part }) => part === null)
    const named = shown.namedParts.map(({ part, productId }) => ({
      ...(line.parts?.find((each) => each.productId === productId) ?? { productId }),
      ticketOwners: ownersIn(
        form,
        places.filter((place) => place.part === part),
      ),
    }))
    const namedIds = new Set(named.map(({ productId }) => productId))
    const others = line.parts?.filter(({ productId }) => !namedIds.has(productId)) ?? []
    return {
      ...line,
      ...(own.length > 0 && { ticketOwners: ownersIn(form, own) }),
      ...(named.length > 0 && { parts: [...others, ...named] }),
    }
  })
