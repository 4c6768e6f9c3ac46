import type { Language } from '@guichet/contract/rules.words.ts'
import { createContext, useContext } from 'react'

export type { Language }
export const LanguageContext = createContext<Language>('fr')
export const useLanguage = (): Language => useContext(LanguageContext)
export const otherLanguage = (language: Language): Language => (language === 'fr' ? 'en' : 'fr')
/** Locale of figures and plurals; the time zone is another matter and belongs to the business. */
export const localeOf = { fr: 'fr-CA', en: 'en-CA' } as const

type Sentence = string | ((...said: never[]) => string)
type Words = { [key: string]: Sentence | Words }
type Same<W> = {
  [K in keyof W]: W[K] extends string
    ? string
    : W[K] extends (...said: never[]) => string
      ? W[K]
      : Same<W[K]>
}

/** Both languages side by side. A word missing from either one does not compile. */
export const bilingual = <const W extends Words>(said: { fr: W; en: Same<W> }) =>
  said as { fr: Same<W>; en: Same<W> }
export const useWords = <W>(said: { fr: W; en: W }): W => said[useLanguage()]

/**
 * Picks the reader's side of a text that the business wrote, the other side where this one is
 * empty.
 */
export const useSaid = () => {
  const language = useLanguage()
  return (text: { fr: string; en: string } | null) =>
    text ? text[language] || text[otherLanguage(language)] : ''
}
