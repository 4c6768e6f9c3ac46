const tabs = ['taxes', 'fees', 'provider', 'attention'] as const
export type PaymentTab = (typeof tabs)[number]
/** How the page of the provider sent the person back: with its link followed, or too old. */
export type Registration = 'back' | 'again'
export type PaymentSearch = { tab: PaymentTab; registration?: Registration }

export const tabOf = (tab: unknown): PaymentTab => tabs.find((each) => each === tab) ?? 'taxes'

/** The tab of the page; only the one of the provider knows of a registration. */
export function readPaymentSearch({ tab, registration }: Record<string, unknown>): PaymentSearch {
  const shown = tabOf(tab)
  const isKnown = registration === 'back' || registration === 'again'
  return shown === 'provider' && isKnown ? { tab: shown, registration } : { tab: shown }
}

/** What the page of Square brought back in the address; nothing where a part of it is missing. */
export type SquareSearch = { code?: string; state?: string }
export function readSquareSearch(search: string): SquareSearch {
  const parts = new URLSearchParams(search)
  const [code, state] = [parts.get('code'), parts.get('state')]
  return code && state ? { code, state } : {}
}
