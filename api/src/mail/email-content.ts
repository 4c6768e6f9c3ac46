import type { Language } from '@guichet/contract/rules.messages.ts'
import type { SafeHtml } from '@remix-run/html-template'
import type { Transaction } from '../platform/db/db.ts'
import type { MailKind } from './queue-mail.ts'

export type Picture = { cid: string; content: Buffer; mediaType?: 'image/png' | 'image/jpeg' }
/** Stored images by their keys, as bytes: those of an email and its PDF files. */
export type Images = ReadonlyMap<string, Uint8Array>
/** An attachment. It is rendered when the email is sent, never for a preview. */
export type Attachment = {
  fileName: string
  draw: (images: Images) => Promise<Uint8Array>
}
/** `logoKey` is the key of the logo in the store, which is read after the transaction. */
export type Business = {
  name: string
  colour: string
  replyTo: string | null
  logoKey?: string | null
}
/** Image of the subject in the catalogue; the text is complete without it. */
export type LetterPicture = { key: string; alt: string }
/**
 * Content of an email from its module; this module adds the layout, the text part and the sending.
 * `lead` is above the image, `body` below.
 */
export type EmailContent = {
  language: Language
  subject: string
  preview: string
  lead?: SafeHtml
  picture?: LetterPicture | null | undefined
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

/** Renders a kind of email from plain data. It runs in a thread, without a database. */
type Drawing = (data: never) => EmailContent
/** Renderers by kind; a kind without one does not compile. */
export type Drawings = Record<MailKind, Drawing>
/**
 * Reads the data for a renderer, in a short transaction: plain data to send to a thread. Null when
 * what the email says is no longer true: it is not sent.
 */
export type Loader<Data> = (tx: Transaction, mail: MailRow) => Promise<Data | null>
/** Loaders by kind, with exactly the data of their renderers. */
export type Loaders<D extends Drawings = Drawings> = {
  [Kind in MailKind]: Loader<Parameters<D[Kind]>[0]>
}

/** Bytes of a stored image by its key; null when it is gone. */
export type Pictures = (key: string) => Promise<Uint8Array | null>
type Showing = {
  business?: Business
  picture?: LetterPicture | null
  tickets?: readonly { pictureKey?: string | null }[]
}
// Limit that keeps a message with images within the memory of a thread.
const mostPictures = 8

/** Images of an email: the logo, its own image, and those of its tickets. */
export async function imagesOf(data: unknown, pictures: Pictures): Promise<Images> {
  const { business, picture, tickets = [] } = data as Showing
  const named = [business?.logoKey, picture?.key, ...tickets.map(({ pictureKey }) => pictureKey)]
  const keys = [...new Set(named.filter((key) => typeof key === 'string'))]
  const images = new Map<string, Uint8Array>()
  for (const key of keys.slice(0, mostPictures)) {
    const bytes = await pictures(key)
    if (bytes) images.set(key, bytes)
  }
  return images
}
