import { Text } from '@mantine/core'
import { createPortal } from 'react-dom'
import { PrintOnly } from '../kit/print/print-only.tsx'
import { usePrint } from '../kit/print/use-print.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useOrder, useTicketsOfOrder } from './orders.queries.ts'
import type { PrintSearch } from './print-search.rules.ts'
import { OrderPrints } from './prints/order-prints.tsx'
import { printMessages } from './prints/print.messages.ts'

/** Prints an order from the current page, without opening a print page. */
export function PrintInline({ reference, search }: { reference: string; search: PrintSearch }) {
  const messages = useMessages(printMessages)
  const order = useOrder(reference)
  const tickets = useTicketsOfOrder(reference)
  const isReady = order.data !== undefined && tickets.data !== undefined
  usePrint(undefined, isReady)
  if (!isReady)
    return order.error || tickets.error ? (
      <Text role="alert" size="sm" c="var(--negative)">
        {messages.notPrinted}
      </Text>
    ) : null
  return createPortal(
    <PrintOnly format={search.format}>
      <OrderPrints
        order={order.data!}
        tickets={tickets.data!.items}
        what={search.what}
        heading="p"
      />
    </PrintOnly>,
    document.body,
  )
}
