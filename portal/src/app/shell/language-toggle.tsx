import { ActionIcon, Loader, Text } from '@mantine/core'
import { useContext } from 'react'
import { LanguageChange } from '../../kit/text/language-change.ts'
import { languageNames } from '../../kit/text/language-names.ts'
import { otherLanguage, useLanguage } from '../../kit/text/messages.ts'

/** Shows the code of the other language; changing it keeps unsaved input. */
export function LanguageToggle() {
  const other = otherLanguage(useLanguage())
  const { isPending, changeTo } = useContext(LanguageChange)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      lang={other}
      aria-label={`${other.toUpperCase()} – ${languageNames[other]}`}
      aria-busy={isPending}
      onClick={() => changeTo(other)}
    >
      {isPending ? (
        <Loader size={16} />
      ) : (
        <Text component="span" fw={620} size="sm" c="var(--ink)">
          {other.toUpperCase()}
        </Text>
      )}
    </ActionIcon>
  )
}
