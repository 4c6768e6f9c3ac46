import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Business, EmailContent } from '../../mail/public.ts'
import { accountEmail } from './account.email.ts'
import { sessionEndedMessages } from './session-ended-email.messages.ts'

export type SessionEnded = {
  language: Language
  business: Business
  firstName: string
  helpUrl: string
}

/** Renders the email about a session that was ended because its token was used twice. */
export function sessionEndedEmail(email: SessionEnded): EmailContent {
  const { language, business, firstName, helpUrl } = email
  const say = sessionEndedMessages[language]
  return accountEmail({
    language,
    business,
    subject: say.subject,
    sentences: [say.hello(firstName), say.text, say.next],
    action: { label: say.button, href: helpUrl },
  })
}
