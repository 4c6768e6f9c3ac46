import type { Language } from '@guichet/contract/rules.messages.ts'
import { queueMails } from '../mail/public.ts'
import type { Opened } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'
import type { ProviderChange } from './payment-provider.email.ts'

type Change = {
  tenantId: string
  change: ProviderChange
  /** As people call it: 'Stripe'. */
  provider: string
  account: string
  /** A person of the business, or who it was instead. */
  by: { accountId: string } | 'owner' | 'installation'
}
/** What is kept with an email until it is drawn: no name, and nothing that opens an account. */
export type ProviderNews = Omit<Change, 'tenantId'> & { at: string; readerId: string }

/**
 * An email to every main staff member, whoever did it among them: money could begin to go to
 * somebody else's account. In the transaction of the change, so that neither happens without the
 * other.
 */
export async function tellMainStaff(
  { db, now }: Pick<Opened, 'db' | 'now'>,
  { tenantId, ...change }: Change,
): Promise<void> {
  const readers = await db
    .selectFrom('staff')
    .innerJoin('account', 'account.id', 'staff.account_id')
    .select(['account.id', 'account.email', 'account.language'])
    .where('staff.tenant_id', '=', tenantId)
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
