import type { Db } from '../platform/db/db.ts'

type Which = { tenantId: string; dedupeKey: string; now: string }
/**
 * Withdraws an email that is not sent. When a process holds the lease of its job, it is too late.
 *
 * @returns Whether it is withdrawn
 */
export async function withdrawMail(db: Db, { tenantId, dedupeKey, now }: Which): Promise<boolean> {
  const mail = await db
    .selectFrom('mail')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('dedupe_key', '=', dedupeKey)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!mail) return false
  const stopped = await db
    .updateTable('job')
    .set({ ended_at: now, ending: 'canceled' })
    .where('tenant_id', '=', tenantId)
    .where('dedupe_key', '=', `send-mail:${mail.id}`)
    .where('ended_at', 'is', null)
    .where('leased_until', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!stopped) return false
  await db
    .updateTable('mail')
    .set({ state: 'withdrawn', drawn: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', mail.id)
    .execute()
  return true
}
