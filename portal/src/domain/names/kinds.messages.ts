import { kindNames } from '@guichet/contract/kinds.messages.ts'
import type { Kind } from '@guichet/contract/kinds.ts'
import { bilingual } from '../../kit/text/messages.ts'

const namesIn = (language: 'fr' | 'en') =>
  Object.fromEntries(
    Object.entries(kindNames).map(([kind, name]) => [kind, name[language]]),
  ) as Record<Kind, string>
/** Display names of the kinds of products. */
export const kindMessages = bilingual<Record<Kind | 'adjustment', string>>({
  fr: { ...namesIn('fr'), adjustment: 'Ajustement' },
  en: { ...namesIn('en'), adjustment: 'Adjustment' },
})
