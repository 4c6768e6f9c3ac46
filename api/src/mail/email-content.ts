import type { Language } from '@guichet/contract/rules.messages.ts'
import type { SafeHtml } from '@remix-run/html-template'
import type { Opened } from '../platform/db.ts'
import type { MailKind } from './queue-mail.ts'

export type Picture = { cid: string; content: Buffer; mediaType?: 'image/png' | 'image/jpeg' }
/** Stored pictures by their keys, as bytes: those that a letter and its papers show. */
export type Images = ReadonlyMap<string, Uint8Array>
/** A file that goes with an email. It is drawn when the email leaves, never for a preview. */
export type Attachment = {
  fileName: string
  draw: (images: Images) => Promise<Uint8Array>
}
/** `logoKey` is where the store keeps the logo, which is read once the transaction ended. */
export type Business = {
  name: string
  colour: string
  replyTo: string | null
  logoKey?: string | null
}
/** What the letter is about, as its catalogue shows it; the words say the same without it. */
export type LetterPicture = { key: string; alt: string }
/**
 * An email as its module writes it; the layout, the text part and the sending are this module's.
 * `lead` stands above the picture, `body` below.
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

/** Draws a kind of email from plain data. It runs in a thread, so it knows no database. */
type Drawing = (data: never) => EmailContent
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
type Showing = {
  business?: Business
  picture?: LetterPicture | null
  tickets?: readonly { pictureKey?: string | null }[]
}
// An order of a whole catalogue stays a message that a thread can hold.
const mostPictures = 8

/** The pictures that what is drawn shows: the logo, that of the letter, those of its tickets. */
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
