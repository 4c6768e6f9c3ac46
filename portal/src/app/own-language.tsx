import { LanguageChange } from '../kit/text/language-change.ts'
import { LanguageToggle } from './language-toggle.tsx'
import { useChangeLanguage } from './session.queries.ts'
import type { Session } from './session.ts'

/** Language toggle of the signed-in user, for pages without the shell. */
export function OwnLanguage({ session }: { session: Session }) {
  return (
    <LanguageChange value={useChangeLanguage(session.profile.publicId)}>
      <LanguageToggle />
    </LanguageChange>
  )
}
