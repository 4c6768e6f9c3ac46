import { changeLanguage } from '@guichet/contract/user/change-language.ts'
import { useDeed } from '../kit/use-deed.ts'
import { otherLanguage, useLanguage, useWords } from '../kit/words.ts'
import { appWords } from './app.words.ts'
import { showLanguage } from './language.ts'
import { keepProfile, type Profile } from './session.ts'

/** The page turns once the profile holds the choice, so that a failure leaves both as they were. */
export const useChangeLanguage = (profile: Profile) => {
  const next = otherLanguage(useLanguage())
  return useDeed(changeLanguage, {
    titles: useWords(appWords).deeds.changeLanguage, isQuiet: true,
    onDone: () => { showLanguage(next); keepProfile({ ...profile, language: next }) },
  })
}
