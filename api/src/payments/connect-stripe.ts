import * as contract from '@guichet/contract/payments/connect-stripe.ts'
import { businessOf, profileOf } from '../businesses/public.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx, type GuardedCtx } from '../platform/http/contexts.ts'
import { notifyMainStaff } from './notify-main-staff.ts'
import {
  accountAndAccess,
  accountInUse,
  endAccount,
  isShownOnly,
  keepAccount,
} from './payment-accounts.db.ts'
import { serviceOf, viewConfiguration } from './payment-configuration.view.ts'
import { answerOf } from './provider-answer.ts'
import type { PaymentProviders } from './providers.ts'
import { updateAccountState } from './update-account-state.ts'

type Deps = { providers: PaymentProviders; publicUrl: string }
const accountsOf = (providers: PaymentProviders, name: string) => {
  const accounts = providers[name]?.accounts
  if (!accounts) throw apiError('ProviderNotOffered')
  return accounts
}

/** Return page of a registration, finished or interrupted: only a notification has its result. */
const pageOf = ({ publicUrl }: Deps, came: 'back' | 'again') =>
  `${publicUrl}/payment-taxes?tab=provider&registration=${came}`

export const getPaymentConfiguration = (deps: Deps) =>
  handle(contract.getPaymentConfiguration, ({ db, tenantId }) =>
    viewConfiguration(db, tenantId, deps.providers),
  )

/**
 * Creates the Stripe account of the business when it has none, and returns the link to its
 * registration.
 */
export const connectStripe = (deps: Deps) =>
  handle(contract.connectStripe, async (ctx) => {
    const accounts = accountsOf(deps.providers, 'stripe')
    const account = await stripeAccountOf(ctx, accounts)
    return {
      accountLinkUrl: await answerOf(
        accounts.linkTo(account, {
          returnUrl: pageOf(deps, 'back'),
          refreshUrl: pageOf(deps, 'again'),
        }),
      ),
    }
  })

async function stripeAccountOf(
  ctx: GuardedCtx,
  accounts: ReturnType<typeof accountsOf>,
): Promise<string> {
  const { tenantId, accountId } = ctx
  const known = await ctx.inBusiness('read', async ({ db }) => {
    const account = await accountInUse(db, tenantId)
    if (account && account.provider !== 'stripe') throw apiError('ProviderTaken')
    const [business, { contacts }] = [await businessOf(db, tenantId), await profileOf(db, tenantId)]
    return { ref: account?.account_ref, name: business.name.fr, email: contacts.email || null }
  })
  if (known.ref) return known.ref
  const accountRef = await answerOf(accounts.create({ ...known, tenantId }))
  return ctx.inBusiness('write', async ({ db, now, audit }) => {
    const kept = await keepAccount(db, { tenantId, provider: 'stripe', accountRef, now })
    if (kept === 'other') throw apiError('ProviderTaken')
    if (kept === 'known') return accountRef
    const account = { tenantId, provider: 'Stripe', account: accountRef }
    await notifyMainStaff({ db, now }, { ...account, change: 'connected', by: { accountId } })
    await audit('payments.registration_started', 'business', tenantId, {
      facts: { provider: 'Stripe', account: accountRef },
    })
    return accountRef
  })
}

/** Reads the account's state, when the person returns before the notification or it was lost. */
export const checkPaymentAccount = (deps: Deps) =>
  handle(contract.checkPaymentAccount, async (ctx) => {
    const { tenantId } = ctx
    const known = await ctx.inBusiness('read', ({ db }) => accountAndAccess(db, tenantId))
    if (known) {
      const { account, access } = known
      const read = deps.providers[account.provider]?.readAccount
      if (!read) throw apiError('ProviderNotOffered')
      const state = await answerOf(read(access))
      const { provider, account_ref: accountRef } = account
      await ctx.inBusiness('write', (tx) =>
        updateAccountState(tx, { tenantId, provider, accountRef }, state),
      )
    }
    return ctx.inBusiness('read', ({ db }) => viewConfiguration(db, tenantId, deps.providers))
  })

export const disconnectPayments = (deps: Deps) =>
  handle(contract.disconnectPayments, async ({ db, now, audit, tenantId, accountId }) => {
    const account = await selectRows(db, tenantId, 'payment_account')
      .select(['id', 'provider', 'account_ref'])
      .where('disconnected_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!account) throw apiError('NotFound')
    if (isShownOnly(account)) throw apiError('ProviderNotOffered')
    await assertNothingUnderWay(db, tenantId)
    await endAccount(db, { tenantId, id: account.id, now })
    const { provider, account_ref: ref } = account
    await audit('payments.disconnected', 'business', tenantId, {
      facts: { provider, account: ref },
    })
    const left = { tenantId, provider: serviceOf(provider), account: ref }
    await notifyMainStaff({ db, now }, { ...left, change: 'disconnected', by: { accountId } })
    return viewConfiguration(db, tenantId, deps.providers)
  })

async function assertNothingUnderWay(db: Ctx['db'], tenantId: string): Promise<void> {
  const waiting = await selectRows(db, tenantId, 'payment')
    .select('id')
    .where('state', '=', 'pending')
    .where('provider_account', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (waiting) throw apiError('PaymentsUnderWay')
}
