import type { Language } from '@guichet/contract/rules.messages.ts'
import type { SafeHtml } from '@remix-run/html-template'
import type { Opened } from '../platform/db.ts'
import type { MailKind } from './queue-mail.ts'

export type Picture = { cid: string; content: Buffer }
/** A file that goes with an email. It is drawn when the email leaves, never for a preview. */
export type Attachment = {
  fileName: string
  draw: (logo: Uint8Array | null) => Promise<Uint8Array>
}
/** `logoKey` is where the store keeps the logo for attachments, read once the transaction ended. */
export type Business = {
  name: string
  colour: string
  replyTo: string | null
  logoKey?: string | null
}
/** An email as its module writes it; the layout, the text part and the sending are this module's. */
export type EmailContent = {
  language: Language
  subject: string
  preview: string
  body: SafeHtml
  pictures: Picture[]
  attachments?: Attachment[]
  business: Business
}

export type MailRow = {
  id: string
  tenant_id: string
  order_id: string | null
  language: Language
  data: unknown
  to_email: string
}

/** Draws a kind of email from plain data. It runs in a thread, so it knows no database. */
export type Drawing = (data: never) => EmailContent | Promise<EmailContent>
/** How each kind is drawn; a kind without a drawing does not compile. */
export type Drawings = Record<MailKind, Drawing>
/** Reads what a drawing needs, in a short transaction: plain data that can be sent to a thread. */
export type Loader<Data> = (tx: Opened, mail: MailRow) => Promise<Data>
/** Who loads which kind, for exactly what its drawing takes. */
export type Loaders<D extends Drawings = Drawings> = {
  [Kind in MailKind]: Loader<Parameters<D[Kind]>[0]>
}

/** The bytes of a stored picture by its key; null when it is gone. */
export type Pictures = (key: string) => Promise<Uint8Array | null>
/** The logo that an email's attachments show. */
export async function logoOf(data: unknown, pictures: Pictures): Promise<Uint8Array | null> {
  const { business } = data as { business?: Business }
  return business?.logoKey ? pictures(business.logoKey) : null
}
