import type { Language } from '@guichet/contract/rules.words.ts'
import type { Db } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'
import { enqueue } from '../platform/jobs.ts'

export type MailKind = 'order-confirmation' | 'refund' | 'cancellation' | 'set-password'
export type NewMail = {
  tenantId: string; kind: MailKind; to: string; language: Language; now: string
  /** The same letter is never written twice: `order-confirmation:<order>`. */
  dedupeKey: string
  data: Record<string, unknown>
  orderId?: string; clientId?: string | null
}

/** A letter and the work of sending it, in the deed's own transaction. @returns its id */
export async function queueMail(db: Db, mail: NewMail): Promise<string> {
  const id = newId()
  await db.insertInto('mail').values({
    tenant_id: mail.tenantId, id, order_id: mail.orderId ?? null, client_id: mail.clientId ?? null, kind: mail.kind, dedupe_key: mail.dedupeKey,
    to_email: mail.to, language: mail.language, data: JSON.stringify(mail.data), created_at: mail.now,
  }).execute()
  await enqueue(db, { tenantId: mail.tenantId, kind: 'send-mail', payload: { mailId: id }, runAt: mail.now, dedupeKey: `send-mail:${id}` })
  return id
}
