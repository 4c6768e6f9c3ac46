import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Db } from '../platform/db/db.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { enqueue, enqueueAll } from '../platform/jobs/jobs.ts'
import { newId } from '../platform/values/ids.ts'

export type MailKind =
  | 'order-confirmation'
  | 'payment-link'
  | 'refund'
  | 'cancellation'
  | 'rescheduling'
  | 'new-time'
  | 'tickets-updated'
  | 'set-password'
  | 'session-ended'
  | 'staff-invited'
  | 'new-device'
  | 'second-factor'
  | 'payment-provider'
  | 'scheduled-export'
  | 'quote'
  | 'quote-answer'
  | 'quote-reminder'
  | 'webhook-failing'
export type NewMail = {
  tenantId: string
  kind: MailKind
  to: string
  language: Language
  now: string
  /** Each key is written once: `order-confirmation:<order>`. */
  dedupeKey: string
  data: Record<string, unknown>
  /** It can be withdrawn until then. */
  heldUntil?: string
  orderId?: string
  clientId?: string | null
}

/** Queues an email and its job in the handler's own transaction. @returns Its id */
export async function queueMail(db: Db, mail: NewMail): Promise<string> {
  const id = newId()
  await db.insertInto('mail').values(rowOf(id, mail)).execute()
  await enqueue(db, sendingOf(id, mail))
  return id
}

/** Queues several emails, without existing keys. @returns The ids of the new ones, by key */
export async function queueMails(db: Db, mails: readonly NewMail[]): Promise<Map<string, string>> {
  const written = new Map<string, string>()
  await inChunks(mails, async (some) => {
    const rows = await db
      .insertInto('mail')
      .values(some.map((mail) => rowOf(newId(), mail)))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'dedupe_key']).doNothing())
      .returning(['id', 'dedupe_key'])
      .execute()
    for (const row of rows) written.set(row.dedupe_key, row.id)
  })
  await enqueueAll(
    db,
    mails.flatMap((mail) => {
      const id = written.get(mail.dedupeKey)
      return id ? [sendingOf(id, mail)] : []
    }),
  )
  return written
}

const rowOf = (id: string, mail: NewMail) => ({
  tenant_id: mail.tenantId,
  id,
  order_id: mail.orderId ?? null,
  client_id: mail.clientId ?? null,
  kind: mail.kind,
  dedupe_key: mail.dedupeKey,
  to_email: mail.to,
  language: mail.language,
  data: JSON.stringify(mail.data),
  created_at: mail.now,
})
const sendingOf = (id: string, mail: NewMail) => ({
  tenantId: mail.tenantId,
  kind: 'send-mail',
  payload: { mailId: id },
  runAt: mail.heldUntil ?? mail.now,
  dedupeKey: `send-mail:${id}`,
})
