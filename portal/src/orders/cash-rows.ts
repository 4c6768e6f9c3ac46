import { cashMessages } from '../domain/pay/cash.messages.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import type { Order } from './orders.queries.ts'

type Payment = Pick<Order['payments'][number], 'rounding' | 'tendered' | 'change'>

/** What cash adds to a payment: its rounding, what was handed over, and what went back of it. */
export function useCashRows() {
  const messages = useMessages(cashMessages)
  const money = useMoney()
  return ({ rounding, tendered, change }: Payment) =>
    [
      { label: messages.rounding, dollars: rounding },
      { label: messages.tendered, dollars: tendered },
      { label: messages.changeGiven, dollars: change },
    ].flatMap(({ label, dollars }) =>
      dollars === undefined ? [] : [{ label, amount: money(dollars) }],
    )
}
