import { ActionIcon, Loader, Text } from '@mantine/core'
import { languageNames } from '../kit/language-names.ts'
import { otherLanguage, useLanguage } from '../kit/words.ts'
import type { Profile } from './session.ts'
import { useChangeLanguage } from './session.queries.ts'

/** Shows the code of the other language; nothing typed on the page is lost by the change. */
export function LanguageToggle({ profile }: { profile: Profile }) {
  const other = otherLanguage(useLanguage())
  const change = useChangeLanguage(profile)
  return (
    <ActionIcon variant="subtle" color="gray" size={36} lang={other} aria-label={`${other.toUpperCase()} – ${languageNames[other]}`} aria-busy={change.isPending}
      onClick={() => { if (!change.isPending) change.mutate({ params: { id: profile.publicId }, body: { language: other } }) }}>
      {change.isPending ? <Loader size={16} /> : <Text component="span" fw={620} size="sm" c="var(--ink)">{other.toUpperCase()}</Text>}
    </ActionIcon>
  )
}
