import { readCookie, writeCookie } from '../kit/session/cookies.ts'
import { store } from '../kit/session/store.ts'
import type { Language } from '../kit/text/messages.ts'

/** French by default; the cookie decides before sign-in, the profile after it. */
const shown = store<Language>(readCookie('guichet_language') === 'en' ? 'en' : 'fr')
document.documentElement.lang = shown.get()

/** Language for people without a profile: the chosen one, else the browser's, as the sign-in has. */
export const languageBeforeSignIn = (): Language => {
  if (readCookie('guichet_language')) return shown.get()
  return navigator.language.startsWith('en') ? 'en' : 'fr'
}
export const useShownLanguage = shown.use
export const shownLanguage = shown.get
export const showLanguage = (language: Language) => {
  document.documentElement.lang = language
  writeCookie('guichet_language', language)
  shown.set(language)
}
