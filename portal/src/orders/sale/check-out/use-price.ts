import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import { sellMessages } from '../counter/sell.messages.ts'

/** Formats a price; 0 is shown as free. */
export function usePrice() {
  const messages = useMessages(sellMessages)
  const money = useMoney()
  return (price: number): string => (price === 0 ? messages.free : money(price))
}
