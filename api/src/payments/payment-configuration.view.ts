import type { Reply } from '@guichet/contract/endpoint.ts'
import type {
  getPaymentConfiguration,
  paymentServices,
} from '@guichet/contract/payments/connect-stripe.ts'
import type { Db } from '../platform/db/db.ts'
import { accountInUse, type PaymentAccount } from './payment-accounts.db.ts'
import type { PaymentProvider, PaymentProviders } from './providers.ts'

type Service = (typeof paymentServices)[number]
const services = { stripe: 'Stripe', square: 'Square', chase: 'Chase' } as const
/** Display name of a provider. */
export const serviceOf = (provider: string): Service => services[provider as keyof typeof services]

const registrationOf = (account: PaymentAccount | undefined) => {
  if (!account) return 'none' as const
  if (account.is_ready) return 'ready' as const
  return account.is_submitted ? ('completed' as const) : ('uncompleted' as const)
}

/**
 * Whether all permissions that this installation needs were granted; providers without permissions
 * return false.
 */
export const hasRequestedScopes = (
  account: PaymentAccount | undefined,
  provider: PaymentProvider | undefined,
): boolean => {
  const wanted = provider?.authorizations?.requestedScopes
  return wanted !== undefined && wanted.every((scope) => account?.scopes.includes(scope))
}

const noAccount = {
  paymentService: null,
  paymentAccountId: null,
  isReadyToReceivePayment: false,
  isCatalogConnectionEnabled: false,
  connectedTerminalId: null,
  startedDateTimeUtc: null,
}
const viewAccount = (account: PaymentAccount | undefined) =>
  account
    ? {
        paymentService: serviceOf(account.provider),
        paymentAccountId: account.account_ref,
        isReadyToReceivePayment: account.is_ready,
        isCatalogConnectionEnabled: account.is_catalog_connected,
        connectedTerminalId: account.terminal_ref,
        startedDateTimeUtc: account.started_at,
      }
    : noAccount

/** Payment configuration of a business, for its page. */
export async function viewConfiguration(
  db: Db,
  tenantId: string,
  providers: PaymentProviders,
): Promise<Reply<typeof getPaymentConfiguration>> {
  const account = await accountInUse(db, tenantId)
  const provider = account && providers[account.provider]
  return {
    ...viewAccount(account),
    hasAcceptedNewPermissionScopesForSquare: hasRequestedScopes(account, provider),
    registration: registrationOf(account),
    dashboardUrl: provider?.dashboardUrl ?? null,
    ...(provider?.imitatedTerminalUrl && { imitatedTerminalUrl: provider.imitatedTerminalUrl }),
    offered: Object.entries(services).flatMap(([name, service]): Service[] =>
      providers[name]?.readAccount ? [service] : [],
    ),
  }
}
