import { logoIn, type Attachment } from '../../mail/public.ts'
import type { EmailTicket } from '../emails/email-tickets.ts'
import type { Bill } from './bill.rules.ts'
import type { Letterhead } from './order-pdf.ts'
import { pdfMessages } from './pdf.messages.ts'

// The PDF renderer is large: only a thread that sends an email loads it.

type TicketsOf = Omit<Letterhead, 'title'> & { tickets: readonly EmailTicket[] }

// Tickets of one file: passes for a whole school board stay within the memory of a thread.
const ticketsInFile = 100

/** PDF files of the tickets, to print or to keep on a telephone; none without tickets. */
export function attachTickets({ tickets, ...letterhead }: TicketsOf): Attachment[] {
  const { ticketsFile, tickets: title } = pdfMessages[letterhead.language]
  const count = Math.ceil(tickets.length / ticketsInFile)
  return Array.from({ length: count }, (_, i) => ({
    fileName: ticketsFile(letterhead.reference + (count > 1 ? `-${i + 1}` : '')),
    draw: async (images) => {
      const { renderTickets } = await import('./tickets-pdf.ts')
      const inFile = tickets.slice(i * ticketsInFile, (i + 1) * ticketsInFile)
      return renderTickets({ ...letterhead, title }, inFile, images)
    },
  }))
}

type BillOf = Omit<Letterhead, 'title'> & { bill: Bill }
/** Invoice as a PDF, with the numbers that the law requires. */
export const attachInvoice = ({ bill, ...letterhead }: BillOf): Attachment => {
  const { invoiceFile, invoice: title } = pdfMessages[letterhead.language]
  return {
    fileName: invoiceFile(letterhead.reference),
    draw: async (images) => {
      const { renderInvoice } = await import('./invoice-pdf.ts')
      return renderInvoice({ ...letterhead, title }, bill, logoIn(letterhead.business, images))
    },
  }
}

/** Credit note of a refund, or of a cancellation at no cost, as a PDF. */
export const attachCreditNote = ({
  bill,
  number,
  ...letterhead
}: BillOf & { number: string }): Attachment => {
  const { creditNoteFile, creditNote } = pdfMessages[letterhead.language]
  return {
    fileName: creditNoteFile(number || letterhead.reference),
    draw: async (images) => {
      const { renderInvoice } = await import('./invoice-pdf.ts')
      const logo = logoIn(letterhead.business, images)
      return renderInvoice({ ...letterhead, title: creditNote(number) }, bill, logo)
    },
  }
}
