import { kindNames } from '@guichet/contract/kinds.words.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'

/** What an entry is called, by kind. */
export const kindWords: Record<string, Bilingual> = { ...kindNames, adjustment: { fr: 'Ajustement', en: 'Adjustment' }, fee: { fr: 'Frais de service', en: 'Service fee' } }
