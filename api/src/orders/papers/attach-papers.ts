import { logoIn, type Attachment } from '../../mail/public.ts'
import type { EmailTicket } from '../emails/ticket-letter.ts'
import type { Bill } from './bill.rules.ts'
import type { Letterhead } from './order-paper.ts'
import { paperMessages } from './paper.messages.ts'

// What draws a paper is large: only a thread that sends an email loads it.

type TicketsOf = Omit<Letterhead, 'title'> & { tickets: readonly EmailTicket[] }

// A season's passes for a whole school board stay within the memory of a thread.
const ticketsInFile = 100

/** The tickets as papers to print or to keep on a telephone; none when there is no ticket. */
export function attachTickets({ tickets, ...letterhead }: TicketsOf): Attachment[] {
  const { ticketsFile, tickets: title } = paperMessages[letterhead.language]
  const count = Math.ceil(tickets.length / ticketsInFile)
  return Array.from({ length: count }, (_, i) => ({
    fileName: ticketsFile(letterhead.reference + (count > 1 ? `-${i + 1}` : '')),
    draw: async (images) => {
      const { drawTickets } = await import('./tickets-paper.ts')
      const inFile = tickets.slice(i * ticketsInFile, (i + 1) * ticketsInFile)
      return drawTickets({ ...letterhead, title }, inFile, images)
    },
  }))
}

type BillOf = Omit<Letterhead, 'title'> & { bill: Bill }
/** What was bought and paid, with the numbers that the law asks for. */
export const attachInvoice = ({ bill, ...letterhead }: BillOf): Attachment => {
  const { invoiceFile, invoice: title } = paperMessages[letterhead.language]
  return {
    fileName: invoiceFile(letterhead.reference),
    draw: async (images) => {
      const { drawBill } = await import('./bill-paper.ts')
      return drawBill({ ...letterhead, title }, bill, logoIn(letterhead.business, images))
    },
  }
}

/** What a refund gave back, or what was cancelled at no cost. */
export const attachCreditNote = ({
  bill,
  number,
  ...letterhead
}: BillOf & { number: string }): Attachment => {
  const { creditNoteFile, creditNote } = paperMessages[letterhead.language]
  return {
    fileName: creditNoteFile(number || letterhead.reference),
    draw: async (images) => {
      const { drawBill } = await import('./bill-paper.ts')
      const logo = logoIn(letterhead.business, images)
      return drawBill({ ...letterhead, title: creditNote(number) }, bill, logo)
    },
  }
}
