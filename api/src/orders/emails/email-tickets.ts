import type { Language } from '@guichet/contract/rules.messages.ts'
import type { SafeHtml } from '@remix-run/html-template'
import { note, ticketCard, type Business } from '../../mail/public.ts'
import { codeId, drawTicketCodes } from './draw-ticket-codes.ts'
import { emailMessages } from './order-emails.messages.ts'

/** `code` is null while the ticket is blocked or needs a new date. */
export type EmailTicket = {
  reference: string
  title: string
  when: string
  /** Name of the holder, if known. */
  holder?: string
  code: string | null
  isBlocked?: boolean
  /** Image of its activity, for PDF files. */
  pictureKey?: string | null
}

/**
 * Highest number of tickets in the body of an email, so that mail clients do not clip it. All
 * tickets are in the attached PDF files.
 */
const ticketsInLetter = 20

/** Renders the tickets for a gate, valid ones first, and the images of their codes. */
export function renderEmailTickets(
  tickets: readonly EmailTicket[],
  { language, business }: { language: Language; business: Business },
) {
  const sorted = tickets.toSorted((a, b) => Number(a.code === null) - Number(b.code === null))
  const shown = sorted.slice(0, ticketsInLetter)
  const left = tickets.length - shown.length
  return {
    pictures: drawTicketCodes(shown),
    lead: [
      ...shown.map((ticket) => cardOf(ticket, business, language)),
      ...(left > 0 ? [note(emailMessages[language].moreInPaper(left))] : []),
    ],
  }
}

/** A ticket with its code, or with the step that is needed to get one. */
function cardOf(ticket: EmailTicket, business: Business, language: Language): SafeHtml {
  const { reference, title, when, holder = '', code, isBlocked = false } = ticket
  const say = emailMessages[language]
  const missing = isBlocked ? say.blocked : say.chooseFirst
  const pictured = { cid: codeId(reference), alt: `${say.ticket} ${reference}` }
  return ticketCard(
    { title, when, holder, reference, code: code === null ? missing : pictured },
    business,
  )
}
