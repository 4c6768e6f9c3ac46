import { changeLanguage } from '@guichet/contract/staff/change-language.ts'
import { useMemo } from 'react'
import { useCommand } from '../../kit/api/use-command.ts'
import { useLanguage, useMessages, type Language } from '../../kit/text/messages.ts'
import { appMessages } from '../app.messages.ts'
import { showLanguage } from '../language.ts'
import { keepProfile, session } from './session.ts'

/** The page changes once the profile is saved, so that a failure changes neither. */
export function useChangeLanguage(profileId: string) {
  const shown = useLanguage()
  const { isPending, mutate } = useCommand(changeLanguage, {
    titles: useMessages(appMessages).commands.changeLanguage,
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
