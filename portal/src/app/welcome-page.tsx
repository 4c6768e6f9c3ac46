import { WelcomeScreen } from '../businesses/welcome.screen.tsx'
import { languageBeforeSignIn } from './language.ts'
import { goToSignIn } from './session/identity-provider.ts'

/** First page of an empty installation; it ends at the sign-in of the person who has filled it in. */
export function WelcomePage() {
  return <WelcomeScreen firstLanguage={languageBeforeSignIn()} onSignIn={goToSignIn} />
}
