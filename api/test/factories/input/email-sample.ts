import type { emailDrawings } from '../../../src/boot/email-drawings.ts'
import type { MailKind } from '../../../src/mail/queue-mail.ts'

/** Data from which an email of a kind is rendered. */
export type DataOf<Kind extends MailKind> = Parameters<(typeof emailDrawings)[Kind]>[0]
/** Every shape of an email, under a descriptive name. */
export type EmailSample = {
  [Kind in MailKind]: { name: string; kind: Kind; data: DataOf<Kind> }
}[MailKind]
