const tabs = ['taxes', 'fees', 'provider', 'attention'] as const
export type PaymentTab = (typeof tabs)[number]
/**
 * How the provider's page returned: after its link was followed (`back`), or with an expired link
 * (`again`).
 */
export type Registration = 'back' | 'again'
export type PaymentSearch = { tab: PaymentTab; registration?: Registration }

export const tabOf = (tab: unknown): PaymentTab => tabs.find((each) => each === tab) ?? 'taxes'

/** The tab of the page; `registration` applies only to the provider's tab. */
export function readPaymentSearch({ tab, registration }: Record<string, unknown>): PaymentSearch {
  const shown = tabOf(tab)
  const isKnown = registration === 'back' || registration === 'again'
  return shown === 'provider' && isKnown ? { tab: shown, registration } : { tab: shown }
}

/** Parameters with which Square returns; empty if one is missing. */
export type SquareSearch = { code?: string; state?: string }
export function readSquareSearch(search: string): SquareSearch {
  const parts = new URLSearchParams(search)
  const [code, state] = [parts.get('code'), parts.get('state')]
  return code && state ? { code, state } : {}
}
