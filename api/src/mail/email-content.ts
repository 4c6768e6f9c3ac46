import type { Language } from '@guichet/contract/rules.messages.ts'
import type { SafeHtml } from '@remix-run/html-template'
import type { Opened } from '../platform/db.ts'
import type { MailKind } from './queue-mail.ts'

export type Picture = { cid: string; content: Buffer }
export type Business = { name: string; colour: string; replyTo: string | null }
/** An email as its module writes it; the layout, the text part and the sending are this module's. */
export type EmailContent = {
  language: Language
  subject: string
  preview: string
  body: SafeHtml
  pictures: Picture[]
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
