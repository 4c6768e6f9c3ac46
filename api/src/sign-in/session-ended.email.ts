import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import { button, heading, paragraph, type Business, type EmailContent } from '../mail/public.ts'
import { sessionEndedMessages } from './session-ended-email.messages.ts'

export type SessionEnded = {
  language: Language
  business: Business
  firstName: string
  helpUrl: string
}

/** That a session was ended because its proof was used twice, and what to do now. */
export function sessionEndedEmail(email: SessionEnded): EmailContent {
  const { language, business, firstName, helpUrl } = email
  const say = sessionEndedMessages[language]
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
      ${paragraph(say.next)}
      ${button({ label: say.button, href: helpUrl })}
    `,
  }
}
