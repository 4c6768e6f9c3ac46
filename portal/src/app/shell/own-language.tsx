import { LanguageChange } from '../../kit/text/language-change.ts'
import { useChangeLanguage } from '../session/session.queries.ts'
import type { Session } from '../session/session.ts'
import { LanguageToggle } from './language-toggle.tsx'

/** Language toggle of the signed-in user, for pages without the shell. */
export function OwnLanguage({ session }: { session: Session }) {
  return (
    <LanguageChange value={useChangeLanguage(session.profile.publicId)}>
      <LanguageToggle />
    </LanguageChange>
  )
}
