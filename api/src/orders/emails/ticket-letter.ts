import type { Language } from '@guichet/contract/rules.messages.ts'
import type { SafeHtml } from '@remix-run/html-template'
import { note, ticketCard, type Business } from '../../mail/public.ts'
import { codeId, drawTicketCodes } from './draw-ticket-codes.ts'
import { emailMessages } from './order-emails.messages.ts'

/** `code` is null while the ticket is blocked, or has to get a new time. */
export type EmailTicket = {
  reference: string
  title: string
  when: string
  /** Whose it is, as far as they are named. */
  holder?: string
  code: string | null
  isBlocked?: boolean
  /** What its activity shows, on paper. */
  pictureKey?: string | null
}

/**
 * A letter shows as many tickets: it stays below what mailboxes cut and phones scroll. All are in
 * its papers.
 */
const ticketsInLetter = 20

/** Tickets as a gate needs them, those that open it first, and the pictures of their codes. */
export function drawLetterTickets(
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

/** A ticket with its code, or with what to do before it has one. */
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
