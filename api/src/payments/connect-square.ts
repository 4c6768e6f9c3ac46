import { randomBytes } from 'node:crypto'
import * as contract from '@guichet/contract/payments/connect-square.ts'
import { deleteRows, selectRows, updateRows } from '../platform/db/rows.ts'
import { isProtected } from '../platform/fault-seams.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type GuardedCtx } from '../platform/http/contexts.ts'
import { seal, unseal, type SealingKeys } from '../platform/secrets/secrets.ts'
import { catalogItems, hasCatalog, keepCatalog } from './catalog.db.ts'
import { notifyMainStaff } from './notify-main-staff.ts'
import { accountAndAccess, accountInUse } from './payment-accounts.db.ts'
import { hasRequestedScopes, viewConfiguration } from './payment-configuration.view.ts'
import { answerOf } from './provider-answer.ts'
import type { Authorizations, PaymentProviders } from './providers.ts'
import { storeGrant } from './store-grant.ts'

export type SquareDeps = { providers: PaymentProviders; sealingKeys: SealingKeys }
const authorizationsOf = ({ providers }: SquareDeps): Authorizations => {
  const authorizations = providers.square?.authorizations
  if (!authorizations) throw apiError('ProviderNotOffered')
  return authorizations
}

const minutesToAuthorize = 10
const statePurpose = 'square-authorization'
/** State of an authorization at Square: encrypted, names its author, and is valid once. */
type Begun = { tenantId: string; accountId: string; nonce: string }

export const connectSquare = (deps: SquareDeps) =>
  handle(contract.connectSquare, async (ctx) => {
    const authorizations = authorizationsOf(deps)
    const { tenantId, accountId } = ctx
    const begun: Begun = { tenantId, accountId, nonce: randomBytes(24).toString('base64url') }
    await ctx.inBusiness('write', async ({ db, now, audit }) => {
      await assertFree(db, tenantId)
      await db
        .insertInto('begun_authorization')
        .values({
          tenant_id: tenantId,
          nonce: begun.nonce,
          person_id: accountId,
          expires_at: new Date(Date.parse(now) + minutesToAuthorize * 60_000).toISOString(),
        })
        .execute()
      await audit('payments.registration_started', 'business', tenantId, {
        facts: { provider: 'Square' },
      })
    })
    const state = seal(deps.sealingKeys, statePurpose, JSON.stringify(begun)).toString('base64url')
    return { oAuthUrl: authorizations.pageFor(state, ctx.language) }
  })

type Db = Parameters<typeof accountInUse>[0]
/** @throws ProviderTaken when another provider is connected */
async function assertFree(db: Db, tenantId: string): Promise<void> {
  const account = await accountInUse(db, tenantId)
  if (account && account.provider !== 'square') throw apiError('ProviderTaken')
}

/**
 * Completes an authorization. It is used up before Square is called, so that a repeated code makes
 * one request; the grant is stored only for the business that began.
 */
export const completeSquare = (deps: SquareDeps) =>
  handle(contract.completeSquare, async (ctx, { body }) => {
    const authorizations = authorizationsOf(deps)
    await spend(ctx, readState(deps, body.state))
    const grant = await answerOf(authorizations.grantFor(body.code))
    return ctx.inBusiness('write', async ({ db, now, audit, tenantId, accountId }) => {
      await assertFree(db, tenantId)
      await storeGrant(db, { tenantId, provider: 'square', grant, now })
      await audit('payments.connected', 'business', tenantId, {
        facts: { provider: 'Square', account: grant.account },
      })
      const connected = { tenantId, provider: 'Square', account: grant.account }
      await notifyMainStaff({ db, now }, { ...connected, change: 'connected', by: { accountId } })
      return viewConfiguration(db, tenantId, deps.providers)
    })
  })

function readState({ sealingKeys }: SquareDeps, state: string): Begun {
  try {
    const opened = unseal(sealingKeys, statePurpose, Buffer.from(state, 'base64url'))
    return JSON.parse(opened.toString()) as Begun
  } catch {
    throw apiError('AuthorizationInvalid')
  }
}

/**
 * @throws AuthorizationInvalid unless this person began it here, recently, and uses it for the
 *   first time
 */
async function spend({ tenantId, accountId, inBusiness }: GuardedCtx, begun: Begun): Promise<void> {
  if (begun.tenantId !== tenantId || begun.accountId !== accountId)
    throw apiError('AuthorizationInvalid')
  const isSpent = await inBusiness('write', async ({ db, now }) => {
    const found = selectRows(db, tenantId, 'begun_authorization')
      .select('nonce')
      .where('nonce', '=', begun.nonce)
      .where('person_id', '=', accountId)
      .where('expires_at', '>', now)
    if (!isProtected('authorization-once')) return Boolean(await found.executeTakeFirst())
    const spent = await deleteRows(db, tenantId, 'begun_authorization')
      .where('nonce', 'in', found)
      .returning('nonce')
      .executeTakeFirst()
    return spent !== undefined
  })
  if (!isSpent) throw apiError('AuthorizationInvalid')
}

export const createCatalogItems = ({ providers }: SquareDeps) =>
  handle(contract.createCatalogItems, async (ctx) => {
    const { tenantId } = ctx
    const { account, access, items } = await ctx.inBusiness('read', async ({ db }) => {
      const known = await accountAndAccess(db, tenantId)
      if (!known?.account.is_ready || !hasRequestedScopes(known.account, providers.square))
        throw apiError('PaymentsNotReady')
      return { ...known, items: await catalogItems(db, tenantId, known.account.id) }
    })
    const write = providers[account.provider]?.writeCatalog
    if (!write) throw apiError('PaymentsNotReady')
    const refs = await answerOf(write(access, items))
    await ctx.inBusiness('write', async ({ db, audit }) => {
      await keepCatalog(db, { tenantId, accountId: account.id }, refs)
      await audit('payments.catalog_written', 'business', tenantId, {
        facts: { items: items.length },
      })
    })
    return { items: items.length }
  })

export const setCatalogConnection = ({ providers }: SquareDeps) =>
  handle(
    contract.setCatalogConnection,
    async ({ db, audit, tenantId }, { body: { isCatalogConnectionEnabled } }) => {
      const account = await accountInUse(db, tenantId)
      if (!account || !hasRequestedScopes(account, providers[account.provider]))
        throw apiError('PaymentsNotReady')
      if (isCatalogConnectionEnabled && !(await hasCatalog(db, tenantId, account.id)))
        throw apiError('CatalogNotReady')
      await updateRows(db, tenantId, 'payment_account')
        .set({ is_catalog_connected: isCatalogConnectionEnabled })
        .where('id', '=', account.id)
        .execute()
      await audit('payments.catalog_connection', 'business', tenantId, {
        facts: { enabled: isCatalogConnectionEnabled },
      })
      return viewConfiguration(db, tenantId, providers)
    },
  )
