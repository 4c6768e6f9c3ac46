import { ButtonLink } from '../kit/layout/links.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { rememberedOrders } from './lists/remembered-orders.ts'
import { orderMessages } from './orders.messages.ts'

/** Link to the list with its last search, for order pages that could not be loaded. */
export function OrdersLink() {
  const { back } = useMessages(orderMessages)
  return (
    <ButtonLink to="/orders" search={rememberedOrders.search()} variant="default">
      {back}
    </ButtonLink>
  )
}
