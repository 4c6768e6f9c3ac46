import type { Language } from '@guichet/contract/rules.messages.ts'
import { html } from '@remix-run/html-template'
import {
  heading,
  note,
  paragraph,
  section,
  type EmailContent,
  type LetterPicture,
} from '../../mail/public.ts'
import {
  attachTickets,
  renderEmailTickets,
  type EmailTicket,
  type Sender,
} from '../../orders/public.ts'
import { reschedulingEmailMessages } from './rescheduling-email.messages.ts'

export type NewTime = {
  language: Language
  business: Sender
  firstName: string
  reference: string
  tickets: readonly EmailTicket[]
  picture?: LetterPicture | null
}

/** Renders the moved tickets with their new codes: those sent before are no longer valid. */
export function newTimeEmail(newTime: NewTime): EmailContent {
  const { language, business, firstName, reference, tickets, picture } = newTime
  const say = reschedulingEmailMessages[language]
  const { pictures, lead } = renderEmailTickets(tickets, newTime)
  return {
    language,
    business,
    subject: `${say.newTimeSubject(reference)} – ${business.name}`,
    preview: say.newTimeIntro,
    pictures,
    picture,
    attachments: attachTickets({ language, business, reference, tickets }),
    lead: html`
      ${heading(say.newTimeTitle(firstName))}
      ${lead}
    `,
    body: html`
      ${paragraph(say.newTimeIntro)}
      ${section(note(`${say.order} ${reference}`))}
      ${business.contact.length ? note(`${say.contact} ${business.contact.join(', ')}`) : null}
    `,
  }
}
