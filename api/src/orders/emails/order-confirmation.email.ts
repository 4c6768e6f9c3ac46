import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  asTyped,
  button,
  divider,
  heading,
  lineItems,
  note,
  paragraph,
  quote,
  section,
  subheading,
  type EmailContent,
  type LetterPicture,
} from '../../mail/public.ts'
import { attachInvoice, attachTickets } from '../papers/attach-papers.ts'
import { billOf, sinceLines, type Billed } from '../papers/bill.rules.ts'
import type { Sender } from '../papers/order-paper.ts'
import { entryLines, totalLines, type EmailInvoice } from './order-email-lines.ts'
import { emailMessages } from './order-emails.messages.ts'
import { drawLetterTickets, type EmailTicket } from './ticket-letter.ts'

export type Confirmed = {
  language: Language
  business: Sender
  reference: string
  firstName: string
  invoice: EmailInvoice
  /** What the invoice says beside the amounts. */
  billed: Billed
  tickets: readonly EmailTicket[]
  /**
   * As it was sold; changed by a refund, a cancellation, an exchange, a block or a lost day; or
   * nothing of it is left.
   */
  standing: 'confirmed' | 'changed' | 'nothingValid'
  picture?: LetterPicture | null
  /** Where a ticket without a time gets one. */
  link: string | null
}

/**
 * The confirmation of what is given: of an order that exists, or of one that only shows what a
 * client would get.
 */
export function orderConfirmationEmail(confirmed: Confirmed): EmailContent {
  const { language, business, reference, firstName, invoice, billed, tickets } = confirmed
  const { standing, picture, link } = confirmed
  const say = emailMessages[language]
  const { contact, communication } = business
  const { message, termsAndConditions, refundPolicy } = communication[language]
  const { pictures, lead } = drawLetterTickets(tickets, confirmed)
  const isLeft = standing !== 'nothingValid'
  const sentence = sentenceOf(confirmed)
  return {
    language,
    business,
    subject: `${say.confirmation(reference)} – ${business.name}`,
    preview: sentence,
    pictures,
    picture,
    attachments: [
      ...attachTickets({ language, business, reference, tickets }),
      attachInvoice({ language, business, reference, bill: billOf(confirmed) }),
    ],
    lead: html`
      ${heading(isLeft ? say.thanks(firstName) : say.confirmation(reference))}
      ${lead}
      ${link ? button({ label: say.choose, href: link, business, align: 'center' }) : null}
    `,
    body: html`
      ${paragraph(sentence)}
      ${message && isLeft ? ownMessage(message) : null}
      ${subheading(`${say.order} ${reference}`)}
      ${lineItems(entryLines(invoice, language))}
      ${divider()}
      ${lineItems([...totalLines(invoice, language), ...sinceLines(afterSale(billed), language)])}
      ${contact.length ? section(note(`${say.contact} ${contact.join(', ')}`)) : null}
      ${termsAndConditions ? legalText(say.terms, termsAndConditions) : null}
      ${refundPolicy ? legalText(say.refundPolicy, refundPolicy) : null}
    `,
  }
}

/** What went back, and what a group still has to pay, beneath the total. */
const afterSale = (billed: Billed): Billed => ({
  ...billed,
  balance: billed.balance && billed.balance.owed > 0 ? billed.balance : null,
})

/** An order is called confirmed only while all of it stands, and codes are shown if there are any. */
function sentenceOf({ language, standing, tickets, link }: Confirmed): string {
  const say = emailMessages[language]
  if (standing === 'nothingValid') return say.nothingValid
  return [
    standing === 'changed' ? say.restsValid : say.confirmedPlain,
    link && say.chooseDates,
    tickets.some(({ code }) => code) && say.showCodes,
  ]
    .filter(Boolean)
    .join(' ')
}

// The message was cleaned when it was stored: it holds only what the editor can write.
const ownMessage = (message: string) => quote(html.raw`${message}`)

const legalText = (title: string, text: string) =>
  section(html`
    ${note(html`<strong>${title}</strong>`)}
    ${note(asTyped(text))}
  `)
