import type { Sellable } from '../../activities/public.ts'
import type { StoredOwner } from '../../tickets/public.ts'

/** Who is known to use a ticket; a name may still be missing. */
export type NamedHolder = { firstName: string; lastName: string; birthDate?: string | null }
type Identified = Pick<Sellable['identifications'][number], 'label' | 'wantsPicture'>

/**
 * The holders of a pass of whom one at most is known: all that it asks for stay, so that who is not
 * named yet is named on the ticket later.
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
  { label, wantsPicture }: Identified,
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
