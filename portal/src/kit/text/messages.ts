import type { Language } from '@guichet/contract/rules.messages.ts'
import { createContext, useContext } from 'react'

export type { Language }
export const LanguageContext = createContext<Language>('fr')
export const useLanguage = (): Language => useContext(LanguageContext)
export const otherLanguage = (language: Language): Language => (language === 'fr' ? 'en' : 'fr')
/** Locale for numbers and plurals; the time zone is that of the business. */
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

/** Messages in both languages. A key missing in either one does not compile. */
export const bilingual = <const W extends Messages>(given: { fr: W; en: Same<W> }) =>
  given as { fr: Same<W>; en: Same<W> }
export const useMessages = <W>(given: { fr: W; en: W }): W => given[useLanguage()]

/** The reader's language of a text by the business, or the other one where it is empty. */
export const useLocalized = () => {
  const language = useLanguage()
  return (text: { fr: string; en: string } | null) =>
    text ? text[language] || text[otherLanguage(language)] : ''
}
