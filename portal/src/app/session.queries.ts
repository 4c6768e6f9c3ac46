import { changeLanguage } from '@guichet/contract/user/change-language.ts'
import { useMemo } from 'react'
import { useDeed } from '../kit/use-deed.ts'
import { useLanguage, useWords, type Language } from '../kit/words.ts'
import { appWords } from './app.words.ts'
import { showLanguage } from './language.ts'
import { keepProfile, session } from './session.ts'

/** The page turns once the profile holds the choice, so that a failure leaves both as they were. */
export function useChangeLanguage(profileId: string) {
  const shown = useLanguage()
  const { isPending, mutate } = useDeed(changeLanguage, {
    titles: useWords(appWords).deeds.changeLanguage,
    isQuiet: true,
  })
  return useMemo(
    () => ({
      isPending,
      changeTo: (language: Language) => {
        if (isPending || language === shown) return
        mutate(
          { params: { id: profileId }, body: { language } },
          {
            onSuccess: () => {
              showLanguage(language)
              keepProfile({ ...session()!.profile, language })
            },
          },
        )
      },
    }),
    [isPending, mutate, shown, profileId],
  )
}
