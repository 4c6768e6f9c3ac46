import type { Language } from '@guichet/contract/rules.words.ts'
import type { Business, EmailContent } from '../mail/public.ts'
import { accountEmail } from './account-email.ts'
import { setPasswordWords } from './set-password-email.words.ts'

export type SetPassword = { language: Language; business: Business; firstName: string; url: string }

export function drawSetPassword({ language, business, firstName, url }: SetPassword): EmailContent {
  const say = setPasswordWords[language]
  return accountEmail({
    language,
    business,
    subject: say.subject,
    sentences: [say.hello(firstName), say.text],
    button: { label: say.button, href: url },
    footnote: say.ignore,
  })
}
