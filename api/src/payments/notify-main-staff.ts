import type { Language } from '@guichet/contract/rules.messages.ts'
import { queueMails } from '../mail/public.ts'
import type { Transaction } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'
import { newId } from '../platform/values/ids.ts'
import type { ProviderChange } from './payment-provider.email.ts'

type Change = {
  tenantId: string
  change: ProviderChange
  /** Display name, for example 'Stripe'. */
  provider: string
  account: string
  /** The account of a person of the business, or another cause. */
  by: { accountId: string } | 'owner' | 'installation'
}
/** Data stored with an email until it is rendered: no names and no secrets. */
export type ProviderNews = Omit<Change, 'tenantId'> & { at: string; readerId: string }

/**
 * Queues an email to every main staff member, including the author: payments could be redirected to
 * another account. It is in the transaction of the change, so that both happen or neither.
 */
export async function notifyMainStaff(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  { tenantId, ...change }: Change,
): Promise<void> {
  const readers = await selectRows(db, tenantId, 'staff')
    .innerJoin('account', 'account.id', 'staff.account_id')
    .select(['account.id', 'account.email', 'account.language'])
    .where('staff.is_main', '=', true)
    .where('staff.removed_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .orderBy('account.id')
    .execute()
  const id = newId()
  await queueMails(
    db,
    readers.map((reader) => ({
      tenantId,
      kind: 'payment-provider',
      dedupeKey: `payment-provider:${id}:${reader.id}`,
      to: reader.email,
      language: reader.language as Language,
      now,
      data: { ...change, at: now, readerId: reader.id } satisfies ProviderNews,
    })),
  )
}
