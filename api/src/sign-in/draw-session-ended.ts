import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Business, EmailContent } from '../mail/public.ts'
import { accountEmail } from './account-email.ts'
import { sessionEndedMessages } from './session-ended-email.messages.ts'

export type SessionEnded = {
  language: Language
  business: Business
  firstName: string
  helpUrl: string
}

export function drawSessionEnded(email: SessionEnded): EmailContent {
  const { language, business, firstName, helpUrl } = email
  const say = sessionEndedMessages[language]
  return accountEmail({
    language,
    business,
    subject: say.subject,
    sentences: [say.hello(firstName), say.text, say.next],
    button: { label: say.button, href: helpUrl },
  })
}
