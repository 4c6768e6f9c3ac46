import {
  accessTo,
  accountInUse,
  takesPayments,
  type CheckoutState,
  type PaymentProvider,
  type PaymentProviders,
  type ProviderSession,
} from '../../payments/public.ts'
import type { Db } from '../../platform/db/db.ts'
import type { PaymentRow } from './payments.db.ts'

/** Payment methods of the provider that are available now. */
export async function availablePaymentMethods(
  db: Db,
  tenantId: string,
): Promise<{ isPaidByLink: boolean; isPaidAtTerminal: boolean }> {
  const account = await accountInUse(db, tenantId)
  if (!takesPayments(account)) return { isPaidByLink: false, isPaidAtTerminal: false }
  return { isPaidByLink: true, isPaidAtTerminal: account.terminal_ref !== null }
}

type Way = {
  read: (session: ProviderSession) => Promise<CheckoutState>
  close: (session: ProviderSession) => Promise<CheckoutState>
}

/** Whether a payment is requested at the terminal; with a link it is on a page. */
export const isAtTerminal = ({ link_token }: Pick<PaymentRow, 'link_token'>) => link_token === null

export function providerOf(providers: PaymentProviders, { provider }: PaymentRow): PaymentProvider {
  const found = providers[provider]
  if (!found) throw new Error(`the provider ${provider} is not connected`)
  return found
}

/** Functions to read the state of a payment and to end the wait for it. */
export function wayOf(providers: PaymentProviders, payment: PaymentRow): Way {
  const { checkouts, terminals } = providerOf(providers, payment)
  const way = isAtTerminal(payment) ? terminals : checkouts
  if (!way) throw new Error(`the provider ${payment.provider} takes no such payment`)
  return way
}

export const accessOf = (db: Db, { tenant_id, provider, provider_account }: PaymentRow) =>
  accessTo(db, tenant_id, { provider, account: provider_account! })

export const sessionOf = async (db: Db, payment: PaymentRow): Promise<ProviderSession> => ({
  access: await accessOf(db, payment),
  session: payment.provider_session!,
  order: payment.provider_order,
})
