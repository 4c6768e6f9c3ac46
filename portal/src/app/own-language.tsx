import { LanguageChange } from '../kit/text/language-change.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { useChangeLanguage } from './session.queries.ts'
import type { Session } from './session.ts'

/** The toggle of whoever is signed in, on a page without the shell. */
export function OwnLanguage({ session }: { session: Session }) {
  return (
    <LanguageChange value={useChangeLanguage(session.profile.publicId)}>
      <LanguageToggle />
    </LanguageChange>
  )
}
