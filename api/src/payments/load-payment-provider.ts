import { businessOf } from '../businesses/public.ts'
import type { Loader } from '../mail/public.ts'
import type { Db } from '../platform/db/db.ts'
import { momentText } from '../platform/values/zoned-time.ts'
import type { ProviderNews } from './notify-main-staff.ts'
import type { PaymentProviderChanged } from './payment-provider.email.ts'

/** Names are read when the email is rendered; the change is stored with the email. */
export const loadPaymentProvider =
  (publicUrl: string): Loader<PaymentProviderChanged> =>
  async ({ db }, { data, language, tenant_id: tenantId }) => {
    const { change, provider, account, by, at, readerId } = data as ProviderNews
    const { name, colour, time_zone: timeZone } = await businessOf(db, tenantId)
    const { first_name: firstName } = await personOf(db, readerId)
    return {
      language,
      business: { name: name[language], colour, replyTo: null },
      firstName,
      change,
      provider,
      account,
      ...(await whoOf(db, by)),
      at: momentText(at, timeZone, language),
      link: `${publicUrl}/payment-taxes?tab=provider`,
    }
  }

async function whoOf(db: Db, by: ProviderNews['by']) {
  if (typeof by === 'string') return { by, personName: '' }
  const { first_name: first, last_name: last } = await personOf(db, by.accountId)
  return { by: 'person' as const, personName: `${first} ${last}`.trim() }
}

const personOf = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
