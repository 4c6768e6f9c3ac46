import { Button, Group, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LoadFailed } from '../../kit/api/load-failed.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import { orderMessages } from '../orders.messages.ts'
import { useOrder, useTicketsOfOrder } from '../orders.queries.ts'
import { PrintReceipt } from './print-receipt.tsx'
import type { PrintSearch } from './print-search.rules.ts'
import { PrintTickets } from './print-tickets.tsx'
import { printMessages } from './print.messages.ts'
import styles from './print.module.css'

const route = getRouteApi('/bare/orders/$ref/print')
// Thermal rolls have no page length; letter paper keeps a margin that every printer can reach.
const pages = {
  '80mm': '@page { size: 80mm auto; margin: 3mm }',
  letter: '@page { size: letter; margin: 14mm }',
}

/** Papers only, without the shell; the print dialog opens by itself once the codes are drawn. */
export function PrintScreen() {
  const messages = useMessages(printMessages)
  const { orderFailed } = useMessages(orderMessages)
  const { ref } = route.useParams()
  const { format, what } = route.useSearch()
  const navigate = route.useNavigate()
  const order = useOrder(ref)
  const tickets = useTicketsOfOrder(ref)
  const isReady = order.data !== undefined && tickets.data !== undefined
  useEffect(() => {
    document.title = messages.title(ref)
  }, [messages, ref])
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => void document.fonts.ready.then(() => window.print()), 300)
    return () => clearTimeout(timer)
  }, [isReady])
  const error = order.error ?? tickets.error
  if (error && !isReady)
    return (
      <main className={styles.sheet}>
        <LoadFailed
          title={orderFailed}
          error={error}
          onRetry={() => {
            void order.refetch()
            void tickets.refetch()
          }}
        />
      </main>
    )
  return (
    <>
      <style>{pages[format]}</style>
      <header className={styles.bar}>
        <Group gap="sm">
          <Button
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => window.print()}
          >
            {messages.print}
          </Button>
          <SegmentedControl
            aria-label={messages.format}
            value={format}
            onChange={(next) =>
              void navigate({
                search: (was) => ({ ...was, format: next as PrintSearch['format'] }),
                replace: true,
              })
            }
            data={[
              { value: 'letter', label: messages.letter },
              { value: '80mm', label: messages.narrow },
            ]}
          />
        </Group>
      </header>
      {order.data && tickets.data && (
        <main className={styles.sheet} data-format={format}>
          {what === 'tickets' && (
            <VisuallyHidden component="h1">{messages.title(ref)}</VisuallyHidden>
          )}
          {what !== 'tickets' && <PrintReceipt order={order.data} />}
          {what !== 'receipt' && <PrintTickets order={order.data} tickets={tickets.data.items} />}
        </main>
      )}
    </>
  )
}
