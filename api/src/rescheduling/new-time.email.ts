import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import { heading, note, paragraph, section, type EmailContent } from '../mail/public.ts'
import {
  attachTickets,
  drawTicketCodes,
  ticketSection,
  type EmailTicket,
  type Sender,
} from '../orders/public.ts'
import { reschedulingEmailMessages } from './rescheduling-email.messages.ts'

export type NewTime = {
  language: Language
  business: Sender
  firstName: string
  reference: string
  tickets: readonly EmailTicket[]
}

/** The tickets that got another time, with their new codes: those sent before open no gate. */
export async function newTimeEmail(newTime: NewTime): Promise<EmailContent> {
  const { language, business, firstName, reference, tickets } = newTime
  const say = reschedulingEmailMessages[language]
  return {
    language,
    business,
    subject: `${say.newTimeSubject(reference)} – ${business.name}`,
    preview: say.newTimeIntro,
    pictures: await drawTicketCodes(tickets),
    attachments: attachTickets({ language, business, reference, tickets }),
    body: html`
      ${heading(say.newTimeTitle(firstName))}
      ${paragraph(say.newTimeIntro)}
      ${tickets.map((ticket) => ticketSection(ticket, language))}
      ${section(note(`${say.order} ${reference}`))}
      ${business.contact.length ? note(`${say.contact} ${business.contact.join(', ')}`) : null}
    `,
  }
}
