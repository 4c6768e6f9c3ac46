import { toDollars } from '@guichet/contract/money.ts'

/** Methods that the clerk chooses; there is no default. */
export const counterMethods = ['cash', 'card', 'other'] as const
export type CounterMethod = (typeof counterMethods)[number]
/** `link`: the client pays on the provider's page; `terminal`: at the counter's terminal. */
export type ProviderMethod = 'link' | 'terminal'
type PaymentChoice<Method extends string> = {
  method: Method | null
  reference: string
  /** Cash tendered, in cents, if known. */
  tenderedCents?: number | undefined
}
export type Payment = PaymentChoice<CounterMethod | ProviderMethod>
/** The chosen method, and the tendered cash in cents if a button with an amount was used. */
export type PaidBy<More extends ProviderMethod = never> = {
  method: CounterMethod | More
  tenderedCents?: number
}
/** Payment methods: those of the provider only if the business and the amount allow them. */
export const methodsOf = (
  draft: { isPaidByLink?: boolean | undefined; isPaidAtTerminal?: boolean | undefined } | undefined,
): NonNullable<Payment['method']>[] => [
  ...counterMethods,
  ...(draft?.isPaidAtTerminal ? ['terminal' as const] : []),
  ...(draft?.isPaidByLink ? ['link' as const] : []),
]
export type PaymentMeans = {
  payment: Payment
  isFree: boolean
  /**
   * The business requires the reference of card payments, which its accountant matches with the
   * terminal.
   */
  isReferenceRequired: boolean
}
export const missingOfPayment = ({
  payment: { method, reference },
  isFree,
  isReferenceRequired,
}: PaymentMeans): 'method' | 'reference' | null => {
  if (isFree) return null
  if (method === null) return 'method'
  return method === 'card' && isReferenceRequired && !reference.trim() ? 'reference' : null
}

const withReference: readonly string[] = ['card', 'other']
export const paymentBody = <Method extends string>(
  { method, ...rest }: PaymentChoice<Method>,
  isFree: boolean,
) => (isFree || method === null ? { method: 'free' as const } : paidBody({ method, ...rest }))

/** Body of a payment: reference and cash are sent only for the methods that have them. */
export const paidBody = <Method extends string>({
  method,
  reference,
  tenderedCents,
}: PaymentChoice<Method> & { method: Method }) => {
  const typed = reference.trim()
  return {
    method,
    ...(withReference.includes(method) && typed && { reference: typed }),
    ...(method === 'cash' && tenderedCents !== undefined && { tendered: toDollars(tenderedCents) }),
  }
}
