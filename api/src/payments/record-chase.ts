import { recordAudit } from '../platform/db/audit.ts'
import type { Transaction } from '../platform/db/db.ts'
import { notifyMainStaff } from './notify-main-staff.ts'
import { accountInUse, endAccount, keepAccount, writeAccountState } from './payment-accounts.db.ts'

/**
 * Records the Chase account of a business for display. It is agreed upon with the bank outside of
 * this product, so only the operator of the installation records it.
 *
 * @returns A message for the operator
 */
export async function recordChase(
  { db, now }: Transaction,
  tenantId: string,
  accountRef: string,
): Promise<string> {
  if (!(await isBusiness(db, tenantId))) throw new Error('no business has this id')
  const kept = await keepAccount(db, { tenantId, provider: 'chase', accountRef, now })
  if (kept === 'other') throw new Error('another account is connected: disconnect it first')
  const state = { isSubmitted: true, isReady: true }
  await writeAccountState(db, { tenantId, accountRef, now }, state)
  if (kept === 'new')
    await recordAndNotify({ db, now }, { tenantId, accountRef, change: 'connected' })
  return `The business shows its account ${accountRef} at Chase.`
}

/** Removes the Chase account of a business. @returns A message for the operator */
export async function removeChase({ db, now }: Transaction, tenantId: string): Promise<string> {
  const account = await accountInUse(db, tenantId)
  if (account?.provider !== 'chase') throw new Error('the business has no account at Chase')
  const { id, account_ref: accountRef } = account
  await endAccount(db, { tenantId, id, now })
  await recordAndNotify({ db, now }, { tenantId, accountRef, change: 'disconnected' })
  return `The business shows its account ${accountRef} at Chase no more.`
}

type Db = Transaction['db']
const isBusiness = async (db: Db, tenantId: string): Promise<boolean> =>
  (await db.selectFrom('tenant').select('id').where('id', '=', tenantId).executeTakeFirst()) !==
  undefined

type Change = { tenantId: string; accountRef: string; change: 'connected' | 'disconnected' }
async function recordAndNotify(
  { db, now }: Pick<Transaction, 'db' | 'now'>,
  { tenantId, accountRef: account, change }: Change,
): Promise<void> {
  await recordAudit(db, {
    tenantId,
    accountId: null,
    requestId: 'command',
    now,
    code: `payments.${change}`,
    subject: 'business',
    subjectId: tenantId,
    facts: { provider: 'Chase', account },
  })
  const provider = 'Chase'
  await notifyMainStaff({ db, now }, { tenantId, change, provider, account, by: 'installation' })
}
