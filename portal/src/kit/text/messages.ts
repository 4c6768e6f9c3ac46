import type { Language } from '@guichet/contract/rules.messages.ts'
import { createContext, useContext } from 'react'

export { bilingual } from '@guichet/contract/bilingual.ts'
export type { Language }
export const LanguageContext = createContext<Language>('fr')
export const useLanguage = (): Language => useContext(LanguageContext)
export const otherLanguage = (language: Language): Language => (language === 'fr' ? 'en' : 'fr')
/** Locale for numbers and plurals; the time zone is that of the business. */
export const localeOf = { fr: 'fr-CA', en: 'en-CA' } as const

export const useMessages = <W>(given: { fr: W; en: W }): W => given[useLanguage()]

/** The reader's language of a text by the business, or the other one where it is empty. */
export const useLocalized = () => {
  const language = useLanguage()
  return (text: { fr: string; en: string } | null) =>
    text ? text[language] || text[otherLanguage(language)] : ''
}
