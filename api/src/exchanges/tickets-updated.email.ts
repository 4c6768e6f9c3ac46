import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import { button, heading, note, paragraph, section, type EmailContent } from '../mail/public.ts'
import {
  attachTickets,
  drawTicketCodes,
  ticketSection,
  type EmailTicket,
  type Sender,
} from '../orders/public.ts'
import { ticketsUpdatedMessages } from './tickets-updated-email.messages.ts'

export type TicketsUpdated = {
  language: Language
  business: Sender
  firstName: string
  reference: string
  tickets: readonly EmailTicket[]
  /** Where a ticket without a time gets one. */
  link: string | null
}

/** The tickets of an order as they are after it was edited. */
export async function ticketsUpdatedEmail(updated: TicketsUpdated): Promise<EmailContent> {
  const { language, business, firstName, reference, tickets, link } = updated
  const say = ticketsUpdatedMessages[language]
  return {
    language,
    business,
    subject: `${say.subject(reference)} – ${business.name}`,
    preview: say.intro,
    pictures: await drawTicketCodes(tickets),
    attachments: attachTickets({ language, business, reference, tickets }),
    body: html`
      ${heading(say.title(firstName))}
      ${paragraph(say.intro)}
      ${tickets.map((ticket) => ticketSection(ticket, language))}
      ${link ? button({ label: say.choose, href: link, align: 'center' }) : null}
      ${section(note(`${say.order} ${reference}`))}
      ${business.contact.length ? note(`${say.contact} ${business.contact.join(', ')}`) : null}
    `,
  }
}
