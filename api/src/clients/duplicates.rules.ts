import type { SharedTrait } from '@guichet/contract/clients/find-duplicates.ts'
import { fold } from '@guichet/contract/fold.ts'
import type { ClientRow } from './client-rows.db.ts'

type Traits = Pick<ClientRow, 'first_name' | 'last_name' | 'phone' | 'postal_code'>

/** The last ten digits: one writes the country, another does not. */
const lineOf = (phone: string | null) => phone?.replace(/\D/g, '').slice(-10) ?? ''
/** The words of a name in one order: some write the last name first. */
const nameOf = ({ first_name: first, last_name: last }: Traits) =>
  first && last ? [fold(first), fold(last)].sort().join(' ') : ''
const folded = (text: string | null) => (text ? fold(text) : '')

/**
 * What two records have in common, unknown never counting as alike. A postal code alone is shared
 * by a whole street: it counts beside a last name.
 */
export function sharedBy(one: Traits, other: Traits): SharedTrait[] {
  const isSame = (of: (traits: Traits) => string) => of(one) !== '' && of(one) === of(other)
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

/** The words by which those who may be the same person are looked for. */
export const soughtFor = ({ first_name: first, last_name: last, phone }: Traits): string[] =>
  [first && last && first + last, first && last && last + first, lineOf(phone)].filter(
    (term): term is string => Boolean(term) && term!.length >= 4,
  )
