import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  button,
  heading,
  lineItems,
  paragraph,
  type EmailContent,
  type LetterPicture,
} from '../../mail/public.ts'
import type { Sender } from '../papers/order-paper.ts'
import { entryLines, moneyIn, totalLines, type EmailInvoice } from './order-email-lines.ts'
import { emailMessages } from './order-emails.messages.ts'

export type AskedToPay = {
  language: Language
  business: Sender
  picture?: LetterPicture | null
  reference: string
  firstName: string
  /** The order that is paid for. */
  invoice: EmailInvoice
  amount: number
  /** It pays what was left after the sale: the places are the client's already. */
  isBalance: boolean
  /** Until when it may be paid, as the client reads it; null once it is paid or over. */
  until: string | null
  link: string
}

/** The way to the page where an order or its balance is paid, and until when. */
export function paymentLinkEmail(asked: AskedToPay): EmailContent {
  const { language, business, reference, firstName, amount, isBalance, until, link } = asked
  const say = emailMessages[language]
  const title = say.payment(reference)
  const sentence = (isBalance ? say.balanceText : say.paymentText)(moneyIn(language)(amount))
  const untilText = isBalance ? say.openUntil : say.keptUntil
  return {
    language,
    business,
    subject: `${title} – ${business.name}`,
    preview: sentence,
    pictures: [],
    picture: asked.picture,
    body: html`
      ${heading(title)}
      ${paragraph(say.hello(firstName))}
      ${paragraph(sentence)}
      ${lineItems([...entryLines(asked.invoice, language), ...totalLines(asked.invoice, language)])}
      ${button({ label: say.pay, href: link, business, align: 'center' })}
      ${until === null ? '' : paragraph(untilText(until))}
    `,
  }
}
