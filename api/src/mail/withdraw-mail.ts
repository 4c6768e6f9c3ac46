import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'

type Which = { tenantId: string; dedupeKey: string; now: string }
/**
 * Withdraws an email that is not sent. When a process holds the lease of its job, it is too late.
 *
 * @returns Whether it is withdrawn
 */
export async function withdrawMail(db: Db, { tenantId, dedupeKey, now }: Which): Promise<boolean> {
  const mail = await selectRows(db, tenantId, 'mail')
    .select('id')
    .where('dedupe_key', '=', dedupeKey)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!mail) return false
  const stopped = await updateRows(db, tenantId, 'job')
    .set({ ended_at: now, ending: 'canceled' })
    .where('dedupe_key', '=', `send-mail:${mail.id}`)
    .where('ended_at', 'is', null)
    .where('leased_until', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!stopped) return false
  await updateRows(db, tenantId, 'mail')
    .set({ state: 'withdrawn', drawn: null })
    .where('id', '=', mail.id)
    .execute()
  return true
}
