import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { sellMessages } from './sell.messages.ts'

/** A price as the counter writes it: what costs nothing is free. */
export function usePrice() {
  const messages = useMessages(sellMessages)
  const money = useMoney()
  return (price: number): string => (price === 0 ? messages.free : money(price))
}
