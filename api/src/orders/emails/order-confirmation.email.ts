import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  withLineBreaks,
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
import { attachInvoice, attachTickets } from '../pdf/attach-pdfs.ts'
import { billOf, linesSinceInvoice, type BillFacts } from '../pdf/bill.rules.ts'
import type { Sender } from '../pdf/order-pdf.ts'
import { renderEmailTickets, type EmailTicket } from './email-tickets.ts'
import { entryLines, totalLines, type EmailInvoice } from './order-email-lines.ts'
import { emailMessages } from './order-emails.messages.ts'

export type ConfirmationContent = {
  language: Language
  business: Sender
  reference: string
  firstName: string
  invoice: EmailInvoice
  /** Invoice texts other than the amounts. */
  billed: BillFacts
  tickets: readonly EmailTicket[]
  /**
   * `confirmed`: as sold. `changed`: by a refund, a cancellation, an exchange, a block or a
   * cancelled date. `nothingValid`: nothing of it is left.
   */
  standing: 'confirmed' | 'changed' | 'nothingValid'
  picture?: LetterPicture | null
  /** Page where a ticket without a date gets one. */
  link: string | null
}

/** Renders the confirmation of an order, or of an example order for the preview. */
export function orderConfirmationEmail(confirmed: ConfirmationContent): EmailContent {
  const { language, business, reference, firstName, invoice, billed, tickets } = confirmed
  const { standing, picture, link } = confirmed
  const say = emailMessages[language]
  const { contact, communication } = business
  const { message, termsAndConditions, refundPolicy } = communication[language]
  const { pictures, lead } = renderEmailTickets(tickets, confirmed)
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
      ${lineItems([...totalLines(invoice, language), ...linesSinceInvoice(afterSale(billed), language)])}
      ${contact.length ? section(note(`${say.contact} ${contact.join(', ')}`)) : null}
      ${termsAndConditions ? legalText(say.terms, termsAndConditions) : null}
      ${refundPolicy ? legalText(say.refundPolicy, refundPolicy) : null}
    `,
  }
}

/** Lines below the total: refunds, and the balance while something is owed. */
const afterSale = (billed: BillFacts): BillFacts => ({
  ...billed,
  balance: billed.balance && billed.balance.owed > 0 ? billed.balance : null,
})

/**
 * An order is called confirmed only while it is unchanged; codes are mentioned only if there are
 * any.
 */
function sentenceOf({ language, standing, tickets, link }: ConfirmationContent): string {
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

// The message was sanitized when it was stored: it contains only elements that the editor can
// produce.
const ownMessage = (message: string) => quote(html.raw`${message}`)

const legalText = (title: string, text: string) =>
  section(html`
    ${note(html`<strong>${title}</strong>`)}
    ${note(withLineBreaks(text))}
  `)
