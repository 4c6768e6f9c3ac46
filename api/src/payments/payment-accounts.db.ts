import type { Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import type { SealedColumn } from '../platform/secrets/reseal.ts'
import { newId } from '../platform/values/ids.ts'
import type { Access, AccountState } from './providers.ts'

export type PaymentAccount = NonNullable<Awaited<ReturnType<typeof accountInUse>>>

/** The active payment account of a business; undefined without one. */
export const accountInUse = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'payment_account')
    .selectAll()
    .where('disconnected_at', 'is', null)
    .executeTakeFirst()

/** Whether the installation added the account for display only: its provider is never called. */
export const isShownOnly = ({ provider }: Pick<PaymentAccount, 'provider'>): boolean =>
  provider === 'chase'

/** Whether payments can be taken through the account, at least by a link. */
export const takesPayments = (account: PaymentAccount | undefined): account is PaymentAccount =>
  account !== undefined && account.is_ready && !isShownOnly(account)

/** Purpose of a token's encryption: it can be decrypted only for its row and column. */
export const tokenPurpose = (
  { tenantId, accountId }: { tenantId: string; accountId: string },
  column: 'access' | 'refresh',
): string => `payment_token:${tenantId}:${accountId}:${column}`

const sealedToken = (column: 'access' | 'refresh'): SealedColumn => ({
  table: 'payment_token',
  column,
  key: ['account_id'],
  isOfBusiness: true,
  purposeOf: ([accountId], tenantId) =>
    tokenPurpose({ tenantId: String(tenantId), accountId: String(accountId) }, column),
})
/** Encrypted token columns. */
export const sealedTokens = [sealedToken('access'), sealedToken('refresh')]

/** Access to an account, which need not be the active one any more: refunds still use it. */
export async function accessTo(
  db: Db,
  tenantId: string,
  { provider, account }: { provider: string; account: string },
): Promise<Access> {
  const row = await selectRows(db, tenantId, 'payment_account')
    .leftJoin('payment_token', (join) =>
      join
        .onRef('payment_token.tenant_id', '=', 'payment_account.tenant_id')
        .onRef('payment_token.account_id', '=', 'payment_account.id'),
    )
    .select([
      'payment_account.id',
      'payment_account.location_ref',
      'payment_account.terminal_ref',
      'payment_token.access',
    ])
    .where('payment_account.provider', '=', provider)
    .where('payment_account.account_ref', '=', account)
    .executeTakeFirst()
  return {
    account,
    location: row?.location_ref ?? null,
    terminal: row?.terminal_ref ?? null,
    token: row?.access
      ? { purpose: tokenPurpose({ tenantId, accountId: row.id }, 'access'), sealed: row.access }
      : null,
  }
}

/** The active account with its access; undefined without one. */
export async function accountAndAccess(
  db: Db,
  tenantId: string,
): Promise<{ account: PaymentAccount; access: Access } | undefined> {
  const account = await accountInUse(db, tenantId)
  if (!account) return undefined
  const { provider, account_ref: name } = account
  return { account, access: await accessTo(db, tenantId, { provider, account: name }) }
}

type StartedAccount = { tenantId: string; provider: string; accountRef: string; now: string }
/**
 * Makes an account the active one. When another one was begun at the same moment, that one stays:
 * the result is `other`.
 */
export async function keepAccount(
  db: Db,
  { tenantId, provider, accountRef, now }: StartedAccount,
): Promise<'new' | 'known' | 'other'> {
  const standing = async () => {
    const account = await accountInUse(db, tenantId)
    const isIt = account?.provider === provider && account.account_ref === accountRef
    return account && (isIt ? ('known' as const) : ('other' as const))
  }
  const before = await standing()
  if (before) return before
  const row = await db
    .insertInto('payment_account')
    .values({
      tenant_id: tenantId,
      id: newId(),
      provider,
      account_ref: accountRef,
      started_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'provider', 'account_ref'])
        .doUpdateSet({ disconnected_at: null })
        .where('payment_account.disconnected_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  return row ? 'new' : ((await standing()) ?? 'other')
}

/** Disconnects an account: no new payments are taken, and refunds of its payments still use it. */
export const endAccount = (
  db: Db,
  { tenantId, id, now }: { tenantId: string; id: string; now: string },
) =>
  updateRows(db, tenantId, 'payment_account')
    .set({ disconnected_at: now })
    .where('id', '=', id)
    .execute()

/** Stores the state of an account as read from the provider. @returns Whether it is new */
export async function writeAccountState(
  db: Db,
  { tenantId, accountRef, now }: { tenantId: string; accountRef: string; now: string },
  { isSubmitted, isReady, location, scopes }: AccountState,
): Promise<boolean> {
  if (location !== undefined || scopes !== undefined)
    await updateRows(db, tenantId, 'payment_account')
      .set({
        ...(location !== undefined && { location_ref: location }),
        ...(scopes !== undefined && { scopes: [...scopes] }),
      })
      .where('account_ref', '=', accountRef)
      .execute()
  const changed = await updateRows(db, tenantId, 'payment_account')
    .set((eb) => ({
      is_submitted: isSubmitted,
      is_ready: isReady,
      ready_at: isReady ? eb.fn.coalesce('ready_at', eb.val(now)) : null,
    }))
    .where('account_ref', '=', accountRef)
    .where((eb) => eb.or([eb('is_submitted', '!=', isSubmitted), eb('is_ready', '!=', isReady)]))
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
