import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Business, EmailContent } from '../../mail/public.ts'
import { accountEmail } from './account.email.ts'
import { setPasswordMessages } from './set-password-email.messages.ts'

export type SetPassword = { language: Language; business: Business; firstName: string; url: string }

/** Renders the link to choose a password. */
export function setPasswordEmail(email: SetPassword): EmailContent {
  const { language, business, firstName, url } = email
  const say = setPasswordMessages[language]
  return accountEmail({
    language,
    business,
    subject: say.subject,
    sentences: [say.hello(firstName), say.text],
    action: { label: say.button, href: url },
    footnote: say.ignore,
  })
}
