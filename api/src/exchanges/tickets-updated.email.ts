import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  button,
  heading,
  note,
  paragraph,
  section,
  type EmailContent,
  type LetterPicture,
} from '../mail/public.ts'
import {
  attachTickets,
  renderEmailTickets,
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
  picture?: LetterPicture | null
  /** Page where a ticket without a date gets one. */
  link: string | null
}

/** Renders the tickets of an order after an edit. */
export function ticketsUpdatedEmail(updated: TicketsUpdated): EmailContent {
  const { language, business, firstName, reference, tickets, picture, link } = updated
  const say = ticketsUpdatedMessages[language]
  const { pictures, lead } = renderEmailTickets(tickets, updated)
  return {
    language,
    business,
    subject: `${say.subject(reference)} – ${business.name}`,
    preview: say.intro,
    pictures,
    picture,
    attachments: attachTickets({ language, business, reference, tickets }),
    lead: html`
      ${heading(say.title(firstName))}
      ${lead}
      ${link ? button({ label: say.choose, href: link, business, align: 'center' }) : null}
    `,
    body: html`
      ${paragraph(say.intro)}
      ${section(note(`${say.order} ${reference}`))}
      ${business.contact.length ? note(`${say.contact} ${business.contact.join(', ')}`) : null}
    `,
  }
}
