import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'

/** Title of a purchase in an email: its category, then its own title. */
export const titleIn = (language: Language, category: Bilingual | null, title: Bilingual): string =>
  [category?.[language], title[language]].filter(Boolean).join(' – ')
