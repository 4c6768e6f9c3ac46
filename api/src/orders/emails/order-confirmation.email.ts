import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import type { Communication } from '../../communication/public.ts'
import {
  asTyped,
  button,
  centeredSection,
  divider,
  heading,
  lineItems,
  note,
  paragraph,
  quote,
  section,
  subheading,
  type Business,
  type EmailContent,
} from '../../mail/public.ts'
import { attachInvoice, attachTickets } from '../papers/attach-papers.ts'
import { balanceLine, billOf, type Billed } from '../papers/bill.rules.ts'
import { codeId, drawTicketCodes } from './draw-ticket-codes.ts'
import { entryLines, totalLines, type EmailInvoice } from './order-email-lines.ts'
import { emailMessages } from './order-emails.messages.ts'

export type Sender = Business & { contact: string[]; communication: Communication }

/** `code` is null while the ticket is blocked, or has to get a new time. */
export type EmailTicket = {
  reference: string
  title: string
  when: string
  code: string | null
  isBlocked?: boolean
}
export type Confirmed = {
  language: Language
  business: Sender
  reference: string
  firstName: string
  invoice: EmailInvoice
  /** What the invoice says beside the amounts. */
  billed: Billed
  tickets: readonly EmailTicket[]
  /** Where a ticket without a time gets one. */
  link: string | null
}

/**
 * The confirmation of what is given: of an order that exists, or of one that only shows what a
 * client would get.
 */
export async function orderConfirmationEmail(confirmed: Confirmed): Promise<EmailContent> {
  const { language, business, reference, firstName, invoice, tickets, link } = confirmed
  const say = emailMessages[language]
  const { contact, communication } = business
  const { message, termsAndConditions, refundPolicy } = communication[language]
  return {
    language,
    business,
    subject: `${say.confirmation(reference)} – ${business.name}`,
    preview: say.confirmedPlain,
    pictures: await drawTicketCodes(tickets),
    attachments: [
      ...attachTickets({ language, business, reference, tickets }),
      attachInvoice({ language, business, reference, bill: billOf(confirmed) }),
    ],
    body: html`
      ${heading(say.thanks(firstName))}
      ${paragraph(tickets.length ? say.confirmed : say.confirmedPlain)}
      ${message ? ownMessage(message) : null}
      ${subheading(`${say.order} ${reference}`)}
      ${lineItems(entryLines(invoice, language))}
      ${divider()}
      ${lineItems([...totalLines(invoice, language), ...owedLines(confirmed)])}
      ${tickets.map((ticket) => ticketSection(ticket, language))}
      ${link ? button({ label: say.choose, href: link, align: 'center' }) : null}
      ${contact.length ? section(note(`${say.contact} ${contact.join(', ')}`)) : null}
      ${termsAndConditions ? legalText(say.terms, termsAndConditions) : null}
      ${refundPolicy ? legalText(say.refundPolicy, refundPolicy) : null}
    `,
  }
}

/** What a group still has to pay, beneath the total. */
const owedLines = ({ billed: { balance }, language }: Confirmed) =>
  balance && balance.owed > 0 ? [balanceLine(balance, language)] : []

// The message was cleaned when it was stored: it holds only what the editor can write.
const ownMessage = (message: string) => quote(html.raw`${message}`)

/** A ticket with its code, or with what to do before it has one. */
export const ticketSection = (
  { reference, title, when, code, isBlocked = false }: EmailTicket,
  language: Language,
): ReturnType<typeof centeredSection> => {
  const say = emailMessages[language]
  return centeredSection(
    title,
    html`
    ${note(when)}
    ${code === null ? note(isBlocked ? say.blocked : say.chooseFirst) : codePicture(reference, say.ticket)}
    ${note(html`<span style="font-family:monospace">${reference}</span>`)}
    `,
  )
}

// The code keeps its white margin on a dark background: a camera needs it.
const codePicture = (reference: string, ticket: string) => html`
    <img src="cid:${codeId(reference)}" width="180" height="180" alt="${ticket} ${reference}"
      style="display:block;margin:8px auto;background-color:#ffffff">
    `

const legalText = (title: string, text: string) =>
  section(html`
    ${note(html`<strong>${title}</strong>`)}
    ${note(asTyped(text))}
  `)
