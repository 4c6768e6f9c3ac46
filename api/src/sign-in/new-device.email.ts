import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Business, EmailContent } from '../mail/public.ts'
import { accountEmail } from './account.email.ts'
import { newDeviceMessages } from './new-device-email.messages.ts'

export type NewDevice = {
  language: Language
  business: Business
  firstName: string
  browser: string | null
  system: string | null
  /** The day and the time, as the reader says them. */
  at: string
  helpUrl: string
}

/**
 * That somebody signed in with a browser that was not seen before, and what to do if it was a
 * stranger.
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
