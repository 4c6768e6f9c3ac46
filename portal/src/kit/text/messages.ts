import type { Language } from '@guichet/contract/rules.messages.ts'
import { createContext, useContext } from 'react'

export type { Language }
export const LanguageContext = createContext<Language>('fr')
export const useLanguage = (): Language => useContext(LanguageContext)
export const otherLanguage = (language: Language): Language => (language === 'fr' ? 'en' : 'fr')
/** Locale of figures and plurals; the time zone is another matter and belongs to the business. */
export const localeOf = { fr: 'fr-CA', en: 'en-CA' } as const

type Sentence = string | ((...given: never[]) => string)
type Messages = { [key: string]: Sentence | Messages }
type Same<W> = {
  [K in keyof W]: W[K] extends string
    ? string
    : W[K] extends (...given: never[]) => string
      ? W[K]
      : Same<W[K]>
}

/** Both languages side by side. A word missing from either one does not compile. */
export const bilingual = <const W extends Messages>(given: { fr: W; en: Same<W> }) =>
  given as { fr: Same<W>; en: Same<W> }
export const useMessages = <W>(given: { fr: W; en: W }): W => given[useLanguage()]

/**
 * Picks the reader's side of a text that the business wrote, the other side where this one is
 * empty.
 */
export const useLocalized = () => {
  const language = useLanguage()
  return (text: { fr: string; en: string } | null) =>
    text ? text[language] || text[otherLanguage(language)] : ''
}
