import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Db, Transaction } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import type { MailRow } from './email-content.ts'
import type { MailKind } from './queue-mail.ts'

export type Mail = MailRow & { kind: MailKind }

/** A waiting email, with its message if it was rendered before. */
export async function waitingMail(db: Db, tenantId: string, id: string) {
  const row = await selectRows(db, tenantId, 'mail')
    .select(['id', 'tenant_id', 'order_id', 'kind', 'language', 'data', 'to_email', 'drawn'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!row) return null
  const { drawn, ...mail } = row
  const { language, kind } = mail as { language: Language; kind: MailKind }
  return { mail: { ...mail, language, kind } satisfies Mail, drawn }
}

/**
 * Stores the encrypted message until the email is sent.
 *
 * @returns False when the email no longer waits
 */
export async function storeRenderedMail(db: Db, { tenant_id: tenantId, id }: Mail, drawn: Buffer) {
  const kept = await updateRows(db, tenantId, 'mail')
    .set({ drawn })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

type Fate = {
  state: 'sent' | 'refused' | 'waiting' | 'withdrawn'
  error: string | null
  /** Encrypted data of an email that stays in the mailbox. */
  content?: Buffer | undefined
}

/** Records the result of sending an email; an email that was erased in between stays erased. */
export const markMail = (
  { db, now }: Transaction,
  tenantId: string,
  id: string,
  { state, error, content }: Fate,
) =>
  updateRows(db, tenantId, 'mail')
    .set({
      state,
      last_error: error,
      sent_at: state === 'sent' ? now : null,
      content,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
