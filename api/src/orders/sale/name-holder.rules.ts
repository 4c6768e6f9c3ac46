import type { Sellable } from '../../activities/public.ts'
import type { StoredOwner } from '../../tickets/public.ts'

/** Known holder of a ticket; a name may still be empty. */
export type NamedHolder = { firstName: string; lastName: string; birthDate?: string | null }
type IdentificationField = Pick<Sellable['identifications'][number], 'label' | 'wantsPicture'>

/**
 * Holders of a pass of whom at most the first is known: every identification is stored, so that
 * missing names can be added on the ticket later.
 */
export const nameHolder = (
  [first, ...others]: Sellable['identifications'],
  holder: NamedHolder | undefined,
): StoredOwner[] =>
  first
    ? [
        ownerOf(first, holder),
        ...others.filter(({ optional }) => !optional).map((each) => ownerOf(each, undefined)),
      ]
    : []

export const ownerOf = (
  { label, wantsPicture }: IdentificationField,
  holder: NamedHolder | undefined,
): StoredOwner => ({
  label,
  firstName: holder?.firstName ?? '',
  lastName: holder?.lastName ?? '',
  birthDate: holder?.birthDate ?? null,
  wantsPicture,
  pictureId: null,
  picture: null,
})
