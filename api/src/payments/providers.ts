export type ProviderRefund = {
  /** Stable for one movement of money, however often it is tried. */
  key: string
  cents: number
  /** What the provider calls the payment. */
  paymentRef: string | null
}
export type ProviderAnswer =
  | { outcome: 'settled'; providerRef: string }
  | { outcome: 'refused'; why: string }

/**
 * A payment provider as refunds see it. An answer that is not known (a time-out) throws, and the
 * same key is tried again.
 */
export type PaymentProvider = {
  refund: (refund: ProviderRefund) => Promise<ProviderAnswer>
  /** No money moves: it serves the businesses of the demonstration and no other. */
  isForDemoOnly?: true
}
export type PaymentProviders = Readonly<Record<string, PaymentProvider>>

/** The payments of the demo data have no bank: whatever is asked is granted. */
const demoProvider: PaymentProvider = {
  refund: async ({ key }) => ({ outcome: 'settled', providerRef: `demo_${key}` }),
  isForDemoOnly: true,
}

export const providersOf = ({ isDemo }: { isDemo: boolean }): PaymentProviders =>
  isDemo ? { stripe: demoProvider, square: demoProvider } : {}

/** The provider of a payment, as far as this business may use it. */
export function providerFor(
  providers: PaymentProviders,
  name: string,
  isDemoBusiness: boolean,
): PaymentProvider | undefined {
  const provider = providers[name]
  return provider?.isForDemoOnly && !isDemoBusiness ? undefined : provider
}
