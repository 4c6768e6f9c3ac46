import type { ReactElement } from 'react'
import type { Language } from '@guichet/contract/rules.words.ts'
import type { Opened } from '../platform/db.ts'
import type { MailKind } from './queue-mail.ts'

export type Picture = { cid: string; content: Buffer }
/** A letter as its room writes it; the frame, the text version and the sending are this room's. */
export type Letter = { subject: string; preview: string; body: ReactElement; pictures: Picture[]; business: { name: string; colour: string; replyTo: string | null } }
export type MailRow = { id: string; tenant_id: string; order_id: string | null; language: string; data: unknown; to_email: string }
export type LetterWriter = (tx: Opened, mail: MailRow & { language: Language }) => Promise<Letter>
/** Who writes which kind; a kind without a writer does not compile. */
export type LetterWriters = Record<MailKind, LetterWriter>
