import * as contract from '@guichet/contract/webhooks/find-deliveries.ts'
import { testEvent } from '@guichet/contract/webhooks/webhook-events.messages.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { lastOf } from '../platform/values/must.ts'
import { giveUpAfterMs } from './retries.rules.ts'
import { assertWebhook, deliveriesOf, lockWebhook, viewDelivery } from './webhooks.db.ts'

const pageSize = 50
const untilOf = (now: string) => new Date(Date.parse(now) + giveUpAfterMs).toISOString()
/** State of a delivery without attempts. */
const fresh = (now: string) => ({
  state: 'waiting' as const,
  attempts: 0,
  due_at: now,
  give_up_at: untilOf(now),
  leased_until: null,
  sent_at: null,
})

export const findDeliveries = handle(
  contract.findDeliveries,
  async ({ db, tenantId }, { params: { id }, query: { state, before } }) => {
    await assertWebhook(db, tenantId, id)
    const rows = await deliveriesOf(db, tenantId, id)
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .$if(before !== undefined, (query) => query.where('place', '<', before!))
      .orderBy('place', 'desc')
      .limit(pageSize + 1)
      .execute()
    const page = rows.slice(0, pageSize)
    return {
      items: page.map(viewDelivery),
      next: rows.length > pageSize ? lastOf(page).place : null,
    }
  },
)

export const replayDelivery = handle(
  contract.replayDelivery,
  async ({ db, now, audit, tenantId }, { params: { id, deliveryId } }) => {
    await lockWebhook(db, tenantId, id)
    const row = await updateRows(db, tenantId, 'webhook_delivery')
      .set(fresh(now))
      .where('webhook_id', '=', id)
      .where('id', '=', deliveryId)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw apiError('NotFound')
    await audit('webhook.replayed', 'webhook', id, { facts: { deliveryId } })
    return viewDelivery(row)
  },
)

export const replayFailed = handle(
  contract.replayFailed,
  async ({ db, now, audit, tenantId }, { params: { id }, body: { sinceDateTimeUtc: since } }) => {
    await lockWebhook(db, tenantId, id)
    const fallen = await updateRows(db, tenantId, 'webhook_delivery')
      .set(fresh(now))
      .where('webhook_id', '=', id)
      .where('state', '=', 'dead')
      .where('created_at', '>=', since)
      .returning('id')
      .execute()
    const replayed = fallen.length
    await audit('webhook.replayed', 'webhook', id, { facts: { count: replayed, since } })
    return { replayed }
  },
)

export const sendTest = handle(
  contract.sendTest,
  async ({ db, now, audit, tenantId }, { params: { id } }) => {
    await lockWebhook(db, tenantId, id)
    const deliveryId = newId()
    const data = { eventPublicId: deliveryId, businessPublicId: tenantId }
    const row = await db
      .insertInto('webhook_delivery')
      .values({
        tenant_id: tenantId,
        id: deliveryId,
        webhook_id: id,
        event: testEvent,
        order_key: deliveryId,
        body: JSON.stringify({ type: testEvent, timestamp: now, data }),
        due_at: now,
        give_up_at: untilOf(now),
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit('webhook.tested', 'webhook', id)
    return viewDelivery(row)
  },
)
