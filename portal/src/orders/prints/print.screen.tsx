import { SegmentedControl } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { LoadFailed } from '../../kit/api/load-failed.tsx'
import { PrintSheet } from '../../kit/print/print-sheet.tsx'
import { usePrint } from '../../kit/print/use-print.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { orderMessages } from '../orders.messages.ts'
import { useOrder, useTicketsOfOrder } from '../orders.queries.ts'
import { printFormats } from '../print-search.rules.ts'
import { OrderPrints } from './order-prints.tsx'
import { printMessages } from './print.messages.ts'

const route = getRouteApi('/bare/orders/$ref/print')

/** Print page without the shell; the print dialog opens when the QR codes are rendered. */
export function PrintScreen() {
  const messages = useMessages(printMessages)
  const { orderFailed } = useMessages(orderMessages)
  const { ref } = route.useParams()
  const { format, what, language } = route.useSearch()
  const navigate = route.useNavigate()
  const order = useOrder(ref)
  const tickets = useTicketsOfOrder(ref)
  const isReady = order.data !== undefined && tickets.data !== undefined
  usePrint(messages.title(ref), isReady)
  const error = order.error ?? tickets.error
  const retry = () => {
    void order.refetch()
    void tickets.refetch()
  }
  return (
    <PrintSheet
      format={format}
      choice={{
        formats: printFormats,
        onChange: (next) =>
          void navigate({ search: (was) => ({ ...was, format: next }), replace: true }),
      }}
      aside={
        order.data && (
          <SegmentedControl
            aria-label={messages.language}
            value={language ?? order.data.language}
            onChange={(next) =>
              void navigate({ search: (was) => ({ ...was, language: next }), replace: true })
            }
            data={[
              { value: 'fr', label: 'Français' },
              { value: 'en', label: 'English' },
            ]}
          />
        )
      }
      failure={
        error && !isReady && <LoadFailed title={orderFailed} error={error} onRetry={retry} />
      }
    >
      {order.data && tickets.data && (
        <>
          {what === 'tickets' && <h1 className="visually-hidden">{messages.title(ref)}</h1>}
          <OrderPrints
            order={order.data}
            tickets={tickets.data.items}
            what={what}
            language={language}
          />
        </>
      )}
    </PrintSheet>
  )
}
