import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Profile } from './profile.ts'

/** Where letters to a business go, on one line as its language writes it; null where it is unknown. */
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
