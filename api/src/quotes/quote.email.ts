import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  button,
  divider,
  heading,
  lineItems,
  paragraph,
  type EmailContent,
} from '../mail/public.ts'
import { entryLines, totalLines, type Sender } from '../orders/public.ts'
import { attachQuote, type QuoteToDraw } from './draw-quote.ts'
import { quoteEmailMessages } from './quote-emails.messages.ts'

export type QuoteSent = {
  language: Language
  business: Sender
  number: string
  title: string
  firstName: string
  /** Null once it cannot be answered any more. */
  open: {
    until: string
    heldUntil: string | null
    areNamesAsked: boolean
    link: string
    paper: QuoteToDraw
  } | null
}

/** The way to the page where a quote is read and answered, with its paper. */
export function quoteEmail(sent: QuoteSent): EmailContent {
  const { language, business, number, title, firstName, open } = sent
  const say = quoteEmailMessages[language]
  const subject = say.yours(number)
  return {
    language,
    business,
    subject: `${subject} – ${business.name}`,
    preview: open ? say.text(title) : say.over,
    pictures: [],
    attachments: open ? [attachQuote(open.paper)] : [],
    body: html`
      ${heading(subject)}
      ${paragraph(say.hello(firstName))}
      ${open ? openBody(sent, open) : paragraph(say.over)}
    `,
  }
}

const openBody = (
  { language, title }: QuoteSent,
  { until, heldUntil, areNamesAsked, link, paper }: NonNullable<QuoteSent['open']>,
) => {
  const say = quoteEmailMessages[language]
  return html`
    ${paragraph(say.text(title))}
    ${lineItems(entryLines(paper.invoice, language))}
    ${divider()}
    ${lineItems(totalLines(paper.invoice, language))}
    ${button({ label: say.open, href: link, align: 'center' })}
    ${paragraph(say.until(until))}
    ${heldUntil === null ? '' : paragraph(say.held(heldUntil))}
    ${areNamesAsked ? paragraph(say.names) : ''}
  `
}
