import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Business, EmailContent } from '../mail/public.ts'
import { accountEmail } from './account-email.ts'
import { setPasswordMessages } from './set-password-email.messages.ts'

export type SetPassword = { language: Language; business: Business; firstName: string; url: string }

export function drawSetPassword({ language, business, firstName, url }: SetPassword): EmailContent {
  const say = setPasswordMessages[language]
  return accountEmail({
    language,
    business,
    subject: say.subject,
    sentences: [say.hello(firstName), say.text],
    button: { label: say.button, href: url },
    footnote: say.ignore,
  })
}
