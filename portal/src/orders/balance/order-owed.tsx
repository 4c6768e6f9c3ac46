import { Button, Group, Text } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { balanceMessages } from '../balance.messages.ts'
import type { Order } from '../orders.queries.ts'

const PayBalance = lazyPart(() => import('./pay-balance.tsx'), 'PayBalance')
const BalanceTerms = lazyPart(() => import('./balance-terms.tsx'), 'BalanceTerms')

/** Balance of an order: due date, purchase order number, and buttons to take a payment. */
export function OrderOwed({ order }: { order: Order }) {
  const messages = useMessages(balanceMessages)
  const [open, setOpen] = useState<'payment' | 'terms' | null>(null)
  const { balance, purchaseOrder } = order
  if (!balance) return null
  const { owed, dueDate, isOverdue } = balance
  const close = () => setOpen(null)
  return (
    <Group gap="sm" align="center" mt="sm">
      {owed > 0 ? (
        <Text size="sm" fw={620} {...(isOverdue && { c: 'var(--mantine-color-error)' })}>
          {isOverdue ? messages.overdue(dueDate) : messages.dueBy(dueDate)}
        </Text>
      ) : (
        <Text size="sm" c="dimmed">
          {messages.paidUp}
        </Text>
      )}
      {purchaseOrder && (
        <Text size="sm">
          {messages.purchaseOrder} <strong>{purchaseOrder}</strong>
        </Text>
      )}
      {owed > 0 && (
        <Group gap="xs" ml="auto">
          {order.can.why.payBalance === 'paymentAwaited' && (
            <Text size="sm" c="dimmed">
              {messages.awaited}
            </Text>
          )}
          <Button
            variant="default"
            disabled={!order.can.payBalance}
            onClick={() => setOpen('terms')}
          >
            {messages.changeTerms}
          </Button>
          <Button disabled={!order.can.payBalance} onClick={() => setOpen('payment')}>
            {messages.take}
          </Button>
        </Group>
      )}
      <Suspense fallback={null}>
        {open === 'payment' && <PayBalance order={order} owed={owed} onClose={close} />}
        {open === 'terms' && <BalanceTerms order={order} dueDate={dueDate} onClose={close} />}
      </Suspense>
    </Group>
  )
}
