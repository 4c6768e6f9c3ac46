import type { DraftInvoice } from '@guichet/contract/orders/invoice.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { z } from 'zod'
import type { Sender } from '../orders/public.ts'

/** A quote as its PDF shows it: plain data, so that it can be sent to a thread. */
export type QuoteToDraw = {
  number: string
  title: string
  /** Language of the client, whose pages are first. */
  first: Language
  senders: Record<Language, Sender>
  timeZone: string
  writtenOn: string
  expiresOn: string
  eventOn: string | null
  heldUntil: string | null
  client: readonly string[]
  note: string | null
  invoice: z.output<typeof DraftInvoice>
  balance: { deposit: number; dueDate: string } | null
}
