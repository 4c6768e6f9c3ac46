import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Communication } from '../../communication/public.ts'
import type { Business } from '../../mail/public.ts'
import type { Sheet } from '../../pdf/public.ts'
import { pdfMessages } from './pdf.messages.ts'

export type Sender = Business & {
  contact: string[]
  /** Shown on PDF files only. */
  address: string | null
  communication: Communication
}

export type Letterhead = {
  language: Language
  business: Sender
  title: string
  reference: string
}

/** Page layout of an order's PDF: its number below the title, the contact in the footer. */
export function sheetOf(letterhead: Letterhead, logo: Uint8Array | null): Sheet {
  const { language, business, title, reference } = letterhead
  const { name: sender, address, colour, contact } = business
  const say = pdfMessages[language]
  const foot = contact.length ? `${say.contact} ${contact.join(', ')}` : sender
  return { language, sender, address, colour, title, about: [say.order(reference)], foot, logo }
}
