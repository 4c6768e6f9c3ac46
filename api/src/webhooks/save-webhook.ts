import * as contract from '@guichet/contract/webhooks/save-webhook.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/db.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertCurrent, savedNote } from '../platform/http/versions.ts'
import { seal, unseal, type SealingKeys } from '../platform/secrets/secrets.ts'
import { newId } from '../platform/values/ids.ts'
import { firstOf } from '../platform/values/must.ts'
import { assertAddress, type Reach } from './assert-address.ts'
import { giveUpAfterMs } from './retries.rules.ts'
import { newSecret } from './signature.ts'
import { countWebhooks, lockWebhook, secretPurpose, viewWebhooks } from './webhooks.db.ts'

export type WebhookDeps = { sealingKeys: SealingKeys; reach: Reach }
const mostWebhooks = 20
const bothSignMs = 24 * 3_600_000

export const findWebhooks = handle(contract.findWebhooks, async ({ db, tenantId }) => ({
  items: await viewWebhooks(db, tenantId),
}))

const viewOne = async (db: Db, tenantId: string, id: string) =>
  firstOf(await viewWebhooks(db, tenantId, id))

export const createWebhook = ({ sealingKeys, reach }: WebhookDeps) =>
  handle(contract.createWebhook, async (ctx, { body: { url, events, isPaused } }) => {
    await assertAddress(url, reach, ctx.language)
    return ctx.inBusiness('write', async ({ db, now, audit, tenantId, accountId }) => {
      const id = newId()
      const secret = newSecret()
      const since = await beginFeed(db, tenantId)
      if ((await countWebhooks(db, tenantId)) >= mostWebhooks)
        throw apiError('ListFull', { limit: mostWebhooks })
      await db
        .insertInto('webhook')
        .values({
          tenant_id: tenantId,
          id,
          url,
          events: [...new Set(events)],
          secret: seal(sealingKeys, secretPurpose({ tenantId, webhookId: id }, 'secret'), secret),
          paused: isPaused ? 'byHand' : null,
          since_number: since,
          created_by: accountId,
          created_at: now,
        })
        .execute()
      await audit('webhook.created', 'webhook', id, { facts: { events }, texts: { url } })
      return { ...(await viewOne(db, tenantId, id)), secret }
    })
  })

/**
 * Starts reading the audit at its current end: a new webhook gets no older events. Without a
 * webhook the audit of a business is not read. Of two concurrent creations the second waits here.
 */
async function beginFeed(db: Db, tenantId: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) as number from audit_chain where tenant_id = ${tenantId}
  `.execute(db)
  const { number } = firstOf(rows)
  await sql`
    insert into webhook_feed (tenant_id, number)
    values (${tenantId}, ${number})
    on conflict (tenant_id) do update set number = case
      when exists (select from webhook where tenant_id = ${tenantId} and deleted_at is null)
      then webhook_feed.number else excluded.number end`.execute(db)
  return number
}

export const saveWebhook = ({ reach }: WebhookDeps) =>
  handle(
    contract.saveWebhook,
    async (ctx, { params: { id }, body: { url, events, isPaused, version } }) => {
      await assertAddress(url, reach, ctx.language)
      return ctx.inBusiness('write', async ({ db, now, audit, tenantId }) => {
        const before = await lockWebhook(db, tenantId, id)
        const stored = { subjectId: id, version: before.version }
        const unseen = await assertCurrent(db, tenantId, stored, version)
        const goesOn = before.paused !== null && !isPaused
        await updateRows(db, tenantId, 'webhook')
          .set({
            url,
            events: [...new Set(events)],
            paused: isPaused ? (before.paused ?? 'byHand') : null,
            version: before.version + 1,
            ...(goesOn && { failing_since: null }),
          })
          .where('id', '=', id)
          .execute()
        // Waiting deliveries get their full time again.
        if (goesOn) await giveTime(db, { tenantId, id, now })
        const was = { url: before.url, events: before.events, isPaused: before.paused !== null }
        await audit(
          'webhook.changed',
          'webhook',
          id,
          savedNote(was, { url, events, isPaused }, unseen),
        )
        return viewOne(db, tenantId, id)
      })
    },
  )

const giveTime = (db: Db, { tenantId, id, now }: { tenantId: string; id: string; now: string }) =>
  updateRows(db, tenantId, 'webhook_delivery')
    .set({ due_at: now, give_up_at: new Date(Date.parse(now) + giveUpAfterMs).toISOString() })
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()

export const deleteWebhook = handle(
  contract.deleteWebhook,
  async ({ db, now, audit, tenantId }, { params: { id } }) => {
    await lockWebhook(db, tenantId, id)
    await updateRows(db, tenantId, 'webhook')
      .set({ deleted_at: now })
      .where('id', '=', id)
      .execute()
    await audit('webhook.deleted', 'webhook', id)
    return {}
  },
)

export const rotateSecret = ({ sealingKeys }: Pick<WebhookDeps, 'sealingKeys'>) =>
  handle(contract.rotateSecret, async ({ db, now, audit, tenantId }, { params: { id } }) => {
    const before = await lockWebhook(db, tenantId, id)
    const owner = { tenantId, webhookId: id }
    const secret = newSecret()
    const old = unseal(sealingKeys, secretPurpose(owner, 'secret'), before.secret)
    await updateRows(db, tenantId, 'webhook')
      .set({
        secret: seal(sealingKeys, secretPurpose(owner, 'secret'), secret),
        old_secret: seal(sealingKeys, secretPurpose(owner, 'old_secret'), old),
        old_secret_until: new Date(Date.parse(now) + bothSignMs).toISOString(),
      })
      .where('id', '=', id)
      .execute()
    await audit('webhook.rotated', 'webhook', id)
    return { ...(await viewOne(db, tenantId, id)), secret }
  })
