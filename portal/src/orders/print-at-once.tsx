import { Text } from '@mantine/core'
import { createPortal } from 'react-dom'
import { BesidePaper } from '../kit/print/beside-paper.tsx'
import { usePrint } from '../kit/print/use-print.ts'
import { useMessages } from '../kit/text/messages.ts'
import { useOrder, useTicketsOfOrder } from './orders.queries.ts'
import type { PrintSearch } from './print-search.rules.ts'
import { printMessages } from './prints/print.messages.ts'
import { PrintedPapers } from './prints/printed-papers.tsx'

/** Prints an order from the current page, without opening a print page. */
export function PrintAtOnce({ reference, search }: { reference: string; search: PrintSearch }) {
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
    <BesidePaper format={search.format}>
      <PrintedPapers
        order={order.data!}
        tickets={tickets.data!.items}
        what={search.what}
        heading="p"
      />
    </BesidePaper>,
    document.body,
  )
}
