import { readCookie, writeCookie } from '../kit/session/cookies.ts'
import { store } from '../kit/session/store.ts'
import type { Language } from '../kit/text/messages.ts'

/** French by default; the cookie decides before sign-in, the profile after it. */
const shown = store<Language>(readCookie('guichet_language') === 'en' ? 'en' : 'fr')
document.documentElement.lang = shown.get()

export const useShownLanguage = shown.use
export const shownLanguage = shown.get
export const showLanguage = (language: Language) => {
  document.documentElement.lang = language
  writeCookie('guichet_language', language)
  shown.set(language)
}
