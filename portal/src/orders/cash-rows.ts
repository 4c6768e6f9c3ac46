import { centsOf, toDollars } from '@guichet/contract/money.ts'
import { cashMessages } from '../domain/pay/cash.messages.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import type { Order } from './orders.queries.ts'

type Payment = Pick<Order['payments'][number], 'amount' | 'rounding' | 'tendered' | 'change'>

const roundedOf = (amount: number, rounding: number) =>
  toDollars(centsOf(amount) + centsOf(rounding))

/** Rows that explain a cash payment: rounding, rounded amount, tendered amount and change. */
export function useCashRows() {
  const messages = useMessages(cashMessages)
  const money = useMoney()
  return ({ amount, rounding, tendered, change }: Payment) =>
    [
      { label: messages.rounding, dollars: rounding },
      { label: messages.inCash, dollars: rounding && roundedOf(amount, rounding) },
      { label: messages.tendered, dollars: tendered },
      { label: messages.changeGiven, dollars: change },
    ].flatMap(({ label, dollars }) =>
      dollars === undefined ? [] : [{ label, amount: money(dollars) }],
    )
}
