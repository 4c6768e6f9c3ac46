import type { Language } from '@guichet/contract/rules.messages.ts'

/** Where a page is, and the files that it names. */
export type Frame = {
  language: Language
  /** URL of the installation, without a slash at its end. */
  origin: string
  /** Path of the office in French, such as `/b/mont-cendre`. */
  officePath: string
  /** Rest of the address after the language, with its query; empty for the page of the business. */
  rest: string
  styleUrl: string
  fontUrl: string | null
}

const languagePaths: Record<Language, string> = { fr: '', en: '/en' }
/** Path of a page in a language; `rest` begins with a slash unless it is empty. */
export const pathIn = (language: Language, { officePath }: Frame, rest = ''): string =>
  `${officePath}${languagePaths[language]}${rest}`
export const languagesOfPages = Object.keys(languagePaths) as Language[]
