import { toDollars } from '@guichet/contract/money.ts'

/** Nobody knows how the money comes in before the clerk says so. */
export const counterMethods = ['cash', 'card', 'other'] as const
export type CounterMethod = (typeof counterMethods)[number]
/** `link`: the client pays on the page of the provider; `terminal`: at the terminal of the counter. */
export type ProviderMethod = 'link' | 'terminal'
type Chosen<Method extends string> = {
  method: Method | null
  reference: string
  /** The cash that the client hands over, in cents, where it was said. */
  tenderedCents?: number | undefined
}
export type Payment = Chosen<CounterMethod | ProviderMethod>
/** How it is paid: the button that was pressed, and what was handed over where a button said it. */
export type PaidBy<More extends ProviderMethod = never> = {
  method: CounterMethod | More
  tenderedCents?: number
}
/** The ways to pay: the provider's, where the business has them and the amount lets it. */
export const methodsOf = (
  draft: { isPaidByLink?: boolean | undefined; isPaidAtTerminal?: boolean | undefined } | undefined,
): NonNullable<Payment['method']>[] => [
  ...counterMethods,
  ...(draft?.isPaidAtTerminal ? ['terminal' as const] : []),
  ...(draft?.isPaidByLink ? ['link' as const] : []),
]
export type Paid = {
  payment: Payment
  isFree: boolean
  /** The accountant of this business matches the reference of a card with the terminal. */
  isReferenceRequired: boolean
}
export const missingOfPayment = ({
  payment: { method, reference },
  isFree,
  isReferenceRequired,
}: Paid): 'method' | 'reference' | null => {
  if (isFree) return null
  if (method === null) return 'method'
  return method === 'card' && isReferenceRequired && !reference.trim() ? 'reference' : null
}

const withReference: readonly string[] = ['card', 'other']
export const paymentBody = <Method extends string>(
  { method, ...rest }: Chosen<Method>,
  isFree: boolean,
) => (isFree || method === null ? { method: 'free' as const } : paidBody({ method, ...rest }))

/** What is sent of money that comes in: the reference and the cash where they belong to its method. */
export const paidBody = <Method extends string>({
  method,
  reference,
  tenderedCents,
}: Chosen<Method> & { method: Method }) => {
  const typed = reference.trim()
  return {
    method,
    ...(withReference.includes(method) && typed && { reference: typed }),
    ...(method === 'cash' && tenderedCents !== undefined && { tendered: toDollars(tenderedCents) }),
  }
}
