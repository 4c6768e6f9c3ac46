import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Profile } from './profile.ts'

/** Postal address of a business, on one line in the form of the language; null when unknown. */
export function postalAddress(location: Profile['location'], language: Language): string | null {
  if (!location) return null
  const { streetNumber, street, city, state, zipCode } = location
  const words = (...texts: string[]) => texts.filter(Boolean).join(' ')
  const place =
    language === 'fr'
      ? words(city, state && `(${state})`)
      : [city, state].filter(Boolean).join(', ')
  return [words(streetNumber, street), words(place, zipCode)].filter(Boolean).join(', ') || null
}
