import { compareAccounts, usualAccounts } from '@guichet/contract/journal/journal-accounts.ts'
import * as contract from '@guichet/contract/journal/save-journal-accounts.ts'
import { businessOf, documentOf, lockDocument, writeDocument } from '../businesses/public.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent, changedFields } from '../platform/http/versions.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { taxesInForce } from '../pricing/public.ts'
import { AccountCodes } from './journal-accounts.db.ts'

async function accountsOf({
  db,
  now,
  tenantId,
  timeZone,
}: Pick<Ctx, 'db' | 'now' | 'tenantId' | 'timeZone'>) {
  const { value, version } = await documentOf(db, tenantId, 'journal', AccountCodes)
  const { taxes, province } = await businessOf(db, tenantId)
  const charged = taxesInForce(province, localDateOf(now, timeZone), taxes)
  const usual = usualAccounts(charged.map(({ key }) => key))
  const keys = [...new Set([...usual, ...Object.keys(value.accounts)])].sort(compareAccounts)
  return {
    version,
    accounts: keys.map((account) => ({
      account,
      ...(value.accounts[account] ?? { code: '', name: '' }),
    })),
  }
}

export const getJournalAccounts = handle(contract.getJournalAccounts, accountsOf)

/** Saves the names of accounts, for every journal; the books do not change. */
export const saveJournalAccounts = handle(contract.saveJournalAccounts, async (ctx, { body }) => {
  const { db, audit, tenantId } = ctx
  const { value, version } = await lockDocument(db, tenantId, 'journal', AccountCodes)
  const unseen = await assertCurrent(
    db,
    tenantId,
    { subjectId: tenantId, subject: 'journal', version },
    body.version,
  )
  const accounts = Object.fromEntries(
    body.accounts
      .filter(({ code, name }) => code || name)
      .map(({ account, code, name }) => [account, { code, name }]),
  )
  await writeDocument(db, tenantId, 'journal', { accounts })
  const from = value.accounts
  const fields = changedFields(from, accounts)
  const codesOf = (named: typeof accounts) =>
    Object.fromEntries(fields.map((account) => [account, named[account]?.code ?? '']))
  await audit('journal.accounts_saved', 'journal', tenantId, {
    facts: { fields, from: codesOf(from), to: codesOf(accounts), ...unseen },
  })
  return accountsOf(ctx)
})
