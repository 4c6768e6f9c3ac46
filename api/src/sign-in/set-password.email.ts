import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  button,
  heading,
  note,
  paragraph,
  type Business,
  type EmailContent,
} from '../mail/public.ts'
import { setPasswordMessages } from './set-password-email.messages.ts'

export type SetPassword = { language: Language; business: Business; firstName: string; url: string }

/** The link with which somebody chooses a password. */
export function setPasswordEmail(email: SetPassword): EmailContent {
  const { language, business, firstName, url } = email
  const say = setPasswordMessages[language]
  return {
    language,
    business,
    subject: say.subject,
    preview: say.text,
    pictures: [],
    body: html`
      ${heading(say.subject)}
      ${paragraph(say.hello(firstName))}
      ${paragraph(say.text)}
      ${button({ label: say.button, href: url })}
      ${note(say.ignore)}
    `,
  }
}
