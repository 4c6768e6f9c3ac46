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
import type { Sender } from '../pdf/order-pdf.ts'
import { entryLines, moneyIn, totalLines, type EmailInvoice } from './order-email-lines.ts'
import { emailMessages } from './order-emails.messages.ts'

export type PaymentLinkContent = {
  language: Language
  business: Sender
  picture?: LetterPicture | null
  reference: string
  firstName: string
  /** Invoice of the order to pay. */
  invoice: EmailInvoice
  amount: number
  /** True when the payment is the balance: the client already has the places. */
  isBalance: boolean
  /** End of the time to pay, as the client reads it. */
  until: string
  link: string
}

/** Renders the link to pay an order or its balance, with its time limit. */
export function paymentLinkEmail(asked: PaymentLinkContent): EmailContent {
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
      ${paragraph(untilText(until))}
    `,
  }
}
