import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Business, EmailContent } from '../../mail/public.ts'
import { accountEmail } from './account.email.ts'
import { newDeviceMessages } from './new-device-email.messages.ts'

export type NewDevice = {
  language: Language
  business: Business
  firstName: string
  browser: string | null
  system: string | null
  /** Local date and time, formatted for the reader. */
  at: string
  helpUrl: string
}

/**
 * Renders the email about a sign-in with a new browser, with the steps to take if it was another
 * person.
 */
export function newDeviceEmail(email: NewDevice): EmailContent {
  const { language, business, firstName, browser, system, at, helpUrl } = email
  const say = newDeviceMessages[language]
  return accountEmail({
    language,
    business,
    subject: say.subject,
    sentences: [say.hello(firstName), say.text(say.device(browser, system), at), say.next],
    action: { label: say.button, href: helpUrl },
    footnote: say.yours,
  })
}
