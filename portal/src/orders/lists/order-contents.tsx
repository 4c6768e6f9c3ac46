import { useLocalized } from '../../kit/text/messages.ts'
import type { OrderRow } from '../orders.queries.ts'

/** Activities and products of an order with their pieces: “2 × Ski, 1 × Rental”. */
export function OrderContents({ contents }: Pick<OrderRow, 'contents'>) {
  const localized = useLocalized()
  const text = contents.map(({ title, quantity }) => `${quantity} × ${localized(title)}`).join(', ')
  return <span title={text}>{text}</span>
}
