import type { Kind } from '@guichet/contract/kinds.ts'
import { kindNames } from '@guichet/contract/kinds.words.ts'
import { bilingual } from './words.ts'

const namesIn = (language: 'fr' | 'en') =>
  Object.fromEntries(
    Object.entries(kindNames).map(([kind, name]) => [kind, name[language]]),
  ) as Record<Kind, string>
/** What can be sold, by its kind. */
export const kindWords = bilingual<Record<Kind | 'adjustment', string>>({
  fr: { ...namesIn('fr'), adjustment: 'Ajustement' },
  en: { ...namesIn('en'), adjustment: 'Adjustment' },
})
