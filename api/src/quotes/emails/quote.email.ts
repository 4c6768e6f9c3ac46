import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  button,
  divider,
  heading,
  lineItems,
  paragraph,
  type EmailContent,
  type LetterPicture,
} from '../../mail/public.ts'
import { totalLines, type Sender } from '../../orders/public.ts'
import { attachQuote } from '../draw-quote.ts'
import type { QuoteToDraw } from '../quote-to-draw.ts'
import { depositLines, quotedLines } from '../quoted-lines.ts'
import { quoteEmailMessages } from './quote-emails.messages.ts'

export type QuoteSent = {
  language: Language
  business: Sender
  picture?: LetterPicture | null
  number: string
  title: string
  firstName: string
  /** Null once it can no longer be answered. */
  open: {
    until: string
    heldUntil: string | null
    areNamesAsked: boolean
    /** True when forms have questions for the client. */
    isAsked: boolean
    link: string
    paper: QuoteToDraw
  } | null
}

/** Renders the link to the page of a quote, with its PDF. */
export const quoteEmail = (sent: QuoteSent): EmailContent => {
  const { yours, text } = quoteEmailMessages[sent.language]
  return letterOf(sent, { subject: yours(sent.number), text: text(sent.title) })
}

/** Renders the reminder of a quote, while there is time to answer. */
export const quoteReminderEmail = (sent: QuoteSent): EmailContent => {
  const { reminder, waiting } = quoteEmailMessages[sent.language]
  return letterOf(sent, { subject: reminder(sent.number), text: waiting(sent.title) })
}

type Wording = { subject: string; text: string }
function letterOf(sent: QuoteSent, wording: Wording): EmailContent {
  const { language, business, firstName, open } = sent
  const say = quoteEmailMessages[language]
  return {
    language,
    business,
    subject: `${wording.subject} – ${business.name}`,
    preview: open ? wording.text : say.over,
    pictures: [],
    picture: sent.picture,
    attachments: open ? [attachQuote(open.paper)] : [],
    body: html`
      ${heading(wording.subject)}
      ${paragraph(say.hello(firstName))}
      ${open ? openBody(sent, open, wording.text) : paragraph(say.over)}
    `,
  }
}

const openBody = (
  { language, business }: QuoteSent,
  { until, heldUntil, areNamesAsked, isAsked, link, paper }: NonNullable<QuoteSent['open']>,
  text: string,
) => {
  const say = quoteEmailMessages[language]
  return html`
    ${paragraph(text)}
    ${paragraph(say.until(until))}
    ${lineItems(quotedLines(paper, language).map(withDetails))}
    ${divider()}
    ${lineItems([...totalLines(paper.invoice, language), ...depositLines(paper, language)])}
    ${button({ label: say.open, href: link, business, align: 'center' })}
    ${heldUntil === null ? '' : paragraph(say.held(heldUntil))}
    ${areNamesAsked ? paragraph(say.names) : ''}
    ${isAsked ? paragraph(say.questions) : ''}
  `
}

const withDetails = ({ label, details, amount }: ReturnType<typeof quotedLines>[number]) => ({
  label: [label, ...details].join(' · '),
  amount,
})
