import { accountName } from '@guichet/contract/journal/journal-accounts.messages.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { z } from 'zod'
import { documentOf } from '../businesses/public.ts'
import type { Db } from '../platform/db/db.ts'

/** The stored document `journal`: the names of a business for the accounts of its books. */
export const AccountCodes = z.strictObject({
  accounts: z
    .record(z.string(), z.strictObject({ code: z.string(), name: z.string() }))
    .default({}),
})
type AccountCodes = z.output<typeof AccountCodes>['accounts']

/** Names of accounts; one that the business chose is used in both languages. */
export async function namesOfAccounts(
  db: Db,
  tenantId: string,
): Promise<(account: string) => { account: string; code: string; name: Bilingual }> {
  const { accounts } = (await documentOf(db, tenantId, 'journal', AccountCodes)).value
  return (account) => {
    const { code = '', name = '' }: Partial<AccountCodes[string]> = accounts[account] ?? {}
    return { account, code, name: name ? { fr: name, en: name } : accountName(account) }
  }
}
