import type { Language } from '@guichet/contract/rules.messages.ts'
import { queueMails } from '../mail/public.ts'
import type { Transaction } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import type { Due } from './due-delivery.ts'

/** Data stored with an email until it is rendered. */
export type WebhookNews = { webhookId: string; readerId: string; why: 'paused' | 'dead' }

/** Queues an email to main staff, at most once a day per webhook, as deliveries fail together. */
export async function notifyOfFailure(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  { tenant_id: tenantId, webhook_id: webhookId }: Due,
  why: WebhookNews['why'],
): Promise<void> {
  const readers = await selectRows(db, tenantId, 'staff')
    .innerJoin('account', 'account.id', 'staff.account_id')
    .select(['account.id', 'account.email', 'account.language'])
    .where('staff.is_main', '=', true)
    .where('staff.removed_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .orderBy('account.id')
    .execute()
  const keyOf = (reader: { id: string }) =>
    `webhook-failing:${webhookId}:${why}:${now.slice(0, 10)}:${reader.id}`
  const known = await selectRows(db, tenantId, 'mail')
    .select('dedupe_key')
    .where('dedupe_key', 'in', ['', ...readers.map(keyOf)])
    .execute()
  const queuedKeys = new Set(known.map((mail) => mail.dedupe_key))
  await queueMails(
    db,
    readers
      .filter((reader) => !queuedKeys.has(keyOf(reader)))
      .map((reader) => ({
        tenantId,
        kind: 'webhook-failing',
        dedupeKey: keyOf(reader),
        to: reader.email,
        language: reader.language as Language,
        now,
        data: { webhookId, readerId: reader.id, why } satisfies WebhookNews,
      })),
  )
}
