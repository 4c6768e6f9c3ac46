import type { SharedTrait } from '@guichet/contract/clients/find-duplicates.ts'
import { fold } from '@guichet/contract/fold.ts'
import type { ClientRow } from './client-rows.db.ts'

type Traits = Pick<ClientRow, 'first_name' | 'last_name' | 'phone' | 'postal_code'>

/** The last ten digits, as the country code may be missing. */
const lineOf = (phone: string | null) => phone?.replace(/\D/g, '').slice(-10) ?? ''
/** Words of a name in sorted order, as the last name may be first. */
const nameOf = ({ first_name: first, last_name: last }: Traits) =>
  first && last ? [fold(first), fold(last)].sort().join(' ') : ''
const folded = (text: string | null) => (text ? fold(text) : '')

/**
 * Traits that two records share; unknown values never match. A whole street has the same postal
 * code, so it counts only with the same last name.
 */
export function sharedBy(record: Traits, other: Traits): SharedTrait[] {
  const isSame = (readTrait: (traits: Traits) => string) =>
    readTrait(record) !== '' && readTrait(record) === readTrait(other)
  const isName = isSame(nameOf)
  const isPhone = isSame((traits) => lineOf(traits.phone))
  const isPlace = isSame((traits) => folded(traits.postal_code))
  const isFamily = isSame((traits) => folded(traits.last_name))
  return [
    ...(isName ? (['name'] as const) : []),
    ...(isPhone ? (['phone'] as const) : []),
    ...(isPlace && (isName || isPhone || isFamily) ? (['postalCode'] as const) : []),
  ]
}

/** Search terms for possible duplicates. */
export const duplicateSearchTerms = ({
  first_name: first,
  last_name: last,
  phone,
}: Traits): string[] =>
  [first && last && first + last, first && last && last + first, lineOf(phone)].filter(
    (term): term is string => Boolean(term) && term!.length >= 4,
  )
