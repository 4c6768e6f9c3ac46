import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Business, EmailContent } from '../../mail/public.ts'
import { accountEmail } from '../emails/account.email.ts'
import type { FactorChange } from './second-factor-email.messages.ts'
import { secondFactorMessages } from './second-factor-email.messages.ts'

export type SecondFactorChanged = {
  language: Language
  business: Business
  firstName: string
  change: FactorChange
  /** Local date and time, formatted for the reader. */
  at: string
  helpUrl: string
}

/**
 * Renders the email about a change of a second factor, with the steps to take if it was another
 * person.
 */
export function secondFactorEmail(email: SecondFactorChanged): EmailContent {
  const { language, business, firstName, change, at, helpUrl } = email
  const say = secondFactorMessages[language]
  return accountEmail({
    language,
    business,
    subject: say.subject,
    sentences: [say.hello(firstName), say.text(say.changes[change], at), say.next],
    action: { label: say.button, href: helpUrl },
    footnote: say.yours,
  })
}
