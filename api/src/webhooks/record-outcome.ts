import type { Delivery } from '@guichet/contract/webhooks/webhook.ts'
import type pg from 'pg'
import { recordAudit } from '../platform/db/audit.ts'
import { transaction, type Transaction } from '../platform/db/db.ts'
import { updateRows } from '../platform/db/rows.ts'
import type { Due } from './due-delivery.ts'
import { notifyOfFailure } from './notify-of-failure.ts'
import { giveUpAfterMs } from './retries.rules.ts'

export type Outcome = { fault: Delivery['fault']; status: number | null }
type Try = { outcome: Outcome; tookMs: number; waitMs: number }
/** Status 410: the receiver is gone permanently. */
const goneStatus = 410

/**
 * Records the result of an attempt. A failed one waits for the next, until the limit; a webhook
 * that fails for days is paused, and its business is notified.
 */
export const recordOutcome = (workerPool: pg.Pool, due: Due, tried: Try): Promise<void> =>
  transaction(workerPool, { tenantId: due.tenant_id, accountId: null }, 'write', async (tx) => {
    const { db, now } = tx
    const { outcome, tookMs, waitMs } = tried
    const isSent = outcome.fault === null
    const next = new Date(Date.parse(now) + waitMs).toISOString()
    const isDead = !isSent && next > due.give_up_at
    const ended = isDead ? 'dead' : 'waiting'
    await updateRows(db, due.tenant_id, 'webhook_delivery')
      .set({
        state: isSent ? 'sent' : ended,
        attempts: due.attempts + 1,
        tried_at: now,
        took_ms: tookMs,
        answer_status: outcome.status,
        fault: outcome.fault,
        due_at: next,
        leased_until: null,
        sent_at: isSent ? now : null,
      })
      .where('id', '=', due.id)
      .where('state', '=', 'waiting')
      .execute()
    if (due.event !== 'webhook.test') await noteHealth(tx, due, { isSent, isDead, outcome })
  })

type EndedDelivery = { isSent: boolean; isDead: boolean; outcome: Outcome }
async function noteHealth(
  tx: Transaction,
  due: Due,
  { isSent, isDead, outcome }: EndedDelivery,
): Promise<void> {
  const { db, now } = tx
  const { tenant_id: tenantId, webhook_id: webhookId } = due
  const webhook = updateRows(db, tenantId, 'webhook').where('id', '=', webhookId)
  if (isSent) {
    await webhook.set({ failing_since: null }).where('failing_since', 'is not', null).execute()
    return
  }
  await webhook.set({ failing_since: now }).where('failing_since', 'is', null).execute()
  const limit = new Date(Date.parse(now) - giveUpAfterMs).toISOString()
  const paused = await webhook
    .set({ paused: 'failing' })
    .where('paused', 'is', null)
    .$if(outcome.status !== goneStatus, (query) => query.where('failing_since', '<=', limit))
    .returning('id')
    .executeTakeFirst()
  if (paused)
    await recordAudit(db, {
      tenantId,
      accountId: null,
      requestId: 'worker',
      now,
      code: 'webhook.paused',
      subject: 'webhook',
      subjectId: webhookId,
    })
  if (paused || isDead) await notifyOfFailure(tx, due, paused ? 'paused' : 'dead')
}
