import { toDollars } from '@guichet/contract/money.ts'

/** Methods that the clerk chooses; there is no default. */
export const counterMethods = ['cash', 'card', 'other'] as const
export type CounterMethod = (typeof counterMethods)[number]
/** `link`: the client pays on the provider's page; `terminal`: at the counter's terminal. */
export type ProviderMethod = 'link' | 'terminal'
/** The chosen method, its reference, and the tendered cash in cents if its amount was chosen. */
export type PaidBy<More extends ProviderMethod = never> = {
  method: CounterMethod | More
  reference?: string
  tenderedCents?: number
}
/** Payment methods: those of the provider only if the business and the amount allow them. */
export const methodsOf = (
  draft: { isPaidByLink?: boolean | undefined; isPaidAtTerminal?: boolean | undefined } | undefined,
): (CounterMethod | ProviderMethod)[] => [
  ...counterMethods,
  ...(draft?.isPaidAtTerminal ? ['terminal' as const] : []),
  ...(draft?.isPaidByLink ? ['link' as const] : []),
]

/** Methods of the second large button, the most usual first. */
const usual: readonly (CounterMethod | ProviderMethod)[] = ['terminal', 'card', 'other', 'link']
/** The methods besides cash: the usual one has a large button, the others are in the menu. */
export function payButtonsOf<Method extends CounterMethod | ProviderMethod>(
  methods: readonly Method[],
): { large: Method | null; others: Method[] } {
  const [large = null, ...others] = methods
    .filter((method) => method !== 'cash')
    .toSorted((a, b) => usual.indexOf(a) - usual.indexOf(b))
  return { large, others }
}

/** Methods whose reference may be recorded. */
export const withReference = ['card', 'other'] as const

/** Whether a card payment needs a reference, which the accountant matches with the terminal. */
export const asksReference = (method: string, isReferenceRequired: boolean): boolean =>
  method === 'card' && isReferenceRequired

/** Body of a payment, with the reference and the cash where they are known. */
export const paidBody = <Method extends string>({
  method,
  reference = '',
  tenderedCents,
}: Omit<PaidBy, 'method'> & { method: Method }) => ({
  method,
  ...(reference && { reference }),
  ...(tenderedCents !== undefined && { tendered: toDollars(tenderedCents) }),
})
