import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  withLineBreaks,
  button,
  heading,
  paragraph,
  quote,
  type EmailContent,
} from '../../mail/public.ts'
import type { Sender } from '../../orders/public.ts'
import { quoteEmailMessages } from './quote-emails.messages.ts'

export type QuoteAnswered = {
  language: Language
  business: Sender
  number: string
  title: string
  client: string
  total: string
  isAccepted: boolean
  reason: string | null
  page: string
}

/** Renders the answer of a client, for the business. */
export function quoteAnswerEmail(answered: QuoteAnswered): EmailContent {
  const { language, business, number, title, client, total, isAccepted, reason, page } = answered
  const say = quoteEmailMessages[language]
  const head = (isAccepted ? say.accepted : say.declined)(number)
  const sentence = (isAccepted ? say.acceptedText : say.declinedText)(
    client || say.somebody,
    title,
    total,
  )
  return {
    language,
    business,
    subject: head,
    preview: sentence,
    pictures: [],
    body: html`
      ${heading(head)}
      ${paragraph(sentence)}
      ${reason ? quote(withLineBreaks(reason)) : ''}
      ${button({ label: say.see, href: page, business, align: 'center' })}
    `,
  }
}
