import type { Delivery, Webhook } from '@guichet/contract/webhooks/webhook.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import type { SealedColumn } from '../platform/secrets/reseal.ts'

/** A secret can be decrypted only for its row and column. */
export const secretPurpose = (
  { tenantId, webhookId }: { tenantId: string; webhookId: string },
  column: 'secret' | 'old_secret',
): string => `webhook:${tenantId}:${webhookId}:${column}`
const sealedSecret = (column: 'secret' | 'old_secret'): SealedColumn => ({
  table: 'webhook',
  column,
  key: ['id'],
  isOfBusiness: true,
  purposeOf: ([id], tenantId) =>
    secretPurpose({ tenantId: String(tenantId), webhookId: String(id) }, column),
})
/** Encrypted secrets of webhooks. */
export const sealedSecrets = [sealedSecret('secret'), sealedSecret('old_secret')]

const liveWebhooks = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'webhook').selectAll().where('deleted_at', 'is', null)
type WebhookRow = Awaited<ReturnType<ReturnType<typeof liveWebhooks>['execute']>>[number]

/** @throws NotFound for an unknown or deleted one */
export async function lockWebhook(db: Db, tenantId: string, id: string): Promise<WebhookRow> {
  const row = await liveWebhooks(db, tenantId).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw apiError('NotFound')
  return row
}
export async function assertWebhook(db: Db, tenantId: string, id: string): Promise<void> {
  const row = await liveWebhooks(db, tenantId).where('id', '=', id).executeTakeFirst()
  if (!row) throw apiError('NotFound')
}
export const countWebhooks = async (db: Db, tenantId: string): Promise<number> =>
  (await liveWebhooks(db, tenantId).execute()).length

/** Webhooks with their delivery counts, oldest first; or one of them. */
export async function viewWebhooks(db: Db, tenantId: string, id?: string): Promise<Webhook[]> {
  const rows = await liveWebhooks(db, tenantId)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('id')
    .execute()
  const { rows: counts } = await sql<{
    webhook_id: string
    waiting: number
    dead: number
    last_sent: string | null
  }>`
    select webhook_id, count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'dead')::int as dead, max(sent_at) as last_sent
    from webhook_delivery
    where tenant_id = ${tenantId} and webhook_id = any(${rows.map((row) => row.id)}::uuid[])
    group by webhook_id`.execute(db)
  const countOf = new Map(counts.map((count) => [count.webhook_id, count]))
  return rows.map((row) => ({
    publicId: row.id,
    url: row.url,
    events: row.events,
    isPaused: row.paused !== null,
    isFailing: row.paused === 'failing',
    version: row.version,
    createdDateTimeUtc: row.created_at,
    failingSinceDateTimeUtc: row.failing_since,
    oldSecretUntilDateTimeUtc: row.old_secret_until,
    waiting: countOf.get(row.id)?.waiting ?? 0,
    dead: countOf.get(row.id)?.dead ?? 0,
    lastSentDateTimeUtc: countOf.get(row.id)?.last_sent ?? null,
  }))
}

export const deliveriesOf = (db: Db, tenantId: string, webhookId: string) =>
  selectRows(db, tenantId, 'webhook_delivery').selectAll().where('webhook_id', '=', webhookId)
type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveriesOf>['execute']>>[number]

export const viewDelivery = (row: DeliveryRow): Delivery => ({
  publicId: row.id,
  event: row.event,
  state: row.state as Delivery['state'],
  createdDateTimeUtc: row.created_at,
  attempts: row.attempts,
  triedDateTimeUtc: row.tried_at,
  tookMilliseconds: row.took_ms,
  answerStatus: row.answer_status,
  fault: row.fault as Delivery['fault'],
  dueDateTimeUtc: row.state === 'waiting' ? row.due_at : null,
  sentDateTimeUtc: row.sent_at,
  body: row.body,
})
