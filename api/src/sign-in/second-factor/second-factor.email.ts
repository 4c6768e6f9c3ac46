import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Business, EmailContent } from '../../mail/public.ts'
import { accountEmail } from '../account.email.ts'
import type { FactorChange } from './second-factor-email.messages.ts'
import { secondFactorMessages } from './second-factor-email.messages.ts'

export type SecondFactorChanged = {
  language: Language
  business: Business
  firstName: string
  change: FactorChange
  /** The day and the time, as the reader says them. */
  at: string
  helpUrl: string
}

/** What was done to a second factor, and what to do if it was a stranger. */
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
