import type { Province } from '@guichet/contract/businesses/provinces.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { Db } from '../platform/db/db.ts'
import { newId } from '../platform/values/ids.ts'
import { defaultTaxSettings, noFees } from '../pricing/public.ts'

export type NewBusiness = {
  tenantId: string
  name: Bilingual
  province: Province
  timeZone: string
  main: {
    email: string
    firstName: string
    lastName: string
    language: 'fr' | 'en'
    passwordHash: string | null
  }
}

/**
 * Adds a business with its settings, tax rules of its province and first main staff. The
 * transaction must be of the new tenant.
 *
 * @returns The account's id, and whether the account is new: only then is the password theirs
 */
export async function addBusiness(
  db: Db,
  now: string,
  { tenantId, name, province, timeZone, main }: NewBusiness,
): Promise<{ accountId: string; isNew: boolean }> {
  await db
    .insertInto('tenant')
    .values({ id: tenantId, name, province, time_zone: timeZone, created_at: now })
    .execute()
  await db.insertInto('tenant_setting').values({ tenant_id: tenantId }).execute()
  await db
    .insertInto('document')
    .values([
      { tenant_id: tenantId, name: 'taxes', value: JSON.stringify(defaultTaxSettings(province)) },
      { tenant_id: tenantId, name: 'fees', value: JSON.stringify(noFees) },
    ])
    .execute()
  // An existing account keeps its name and password: a person may be staff of several businesses.
  const added = await db
    .insertInto('account')
    .values({
      id: newId(),
      email: main.email,
      first_name: main.firstName,
      last_name: main.lastName,
      language: main.language,
      password_hash: main.passwordHash,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', main.email)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('staff')
    .values({
      tenant_id: tenantId,
      id: newId(),
      account_id: account.id,
      is_main: true,
      role_types: ['UserCollaboratorAdmin'],
    })
    .execute()
  return { accountId: account.id, isNew: added !== undefined }
}
