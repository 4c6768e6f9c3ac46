import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  button,
  heading,
  lineItems,
  paragraph,
  type Business,
  type EmailContent,
} from '../mail/public.ts'
import { webhookFailingMessages } from './webhook-failing-email.messages.ts'

export type WebhookFailing = {
  language: Language
  business: Business
  firstName: string
  why: 'paused' | 'dead'
  address: string
  link: string
}

/** Renders the email about failed deliveries, with the steps to take. */
export function webhookFailingEmail(email: WebhookFailing): EmailContent {
  const { language, business, firstName, why, address, link } = email
  const say = webhookFailingMessages[language]
  return {
    language,
    business,
    subject: `${say.titles[why]} – ${business.name}`,
    preview: say.texts[why],
    pictures: [],
    body: html`
      ${heading(say.titles[why])}
      ${paragraph(say.hello(firstName))}
      ${paragraph(say.texts[why])}
      ${lineItems([{ label: say.address, amount: address }])}
      ${button({ label: say.button, href: link, business })}
    `,
  }
}
