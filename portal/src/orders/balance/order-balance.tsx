import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import { balanceMessages } from '../balance.messages.ts'
import { orderMessages } from '../orders.messages.ts'
import type { Order } from '../orders.queries.ts'
import styles from '../order.module.css'

/** Paid, refunded, kept and owed amounts, with a proportional bar. */
export function OrderBalance({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  const money = useMoney()
  const balances = useMessages(balanceMessages)
  const { balance } = order
  if (order.totalPaid === 0 && !balance) return null
  return (
    <div className={`panel ${styles.balance}`}>
      <dl>
        <div>
          <dt>{messages.paid}</dt>
          <dd>{money(order.totalPaid)}</dd>
        </div>
        <div data-part="refunded">
          <dt>{messages.refunded}</dt>
          <dd>{money(order.totalRefunded)}</dd>
        </div>
        {order.totalCredited !== undefined && (
          <div data-part="credited">
            <dt>{messages.credited}</dt>
            <dd>{money(order.totalCredited)}</dd>
          </div>
        )}
        {order.totalWithdrawn !== undefined && (
          <div data-part="withdrawn">
            <dt>{messages.withdrawn}</dt>
            <dd>{money(order.totalWithdrawn)}</dd>
          </div>
        )}
        <div data-part="kept">
          <dt>{messages.kept}</dt>
          <dd>{money(order.totalKept)}</dd>
        </div>
        {balance && (
          <div data-part="owed">
            <dt>{balances.owed}</dt>
            <dd>{money(balance.owed)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.bar} aria-hidden>
        <span data-part="refunded" style={{ flexGrow: order.totalRefunded }} />
        {order.totalWithdrawn !== undefined && (
          <span data-part="withdrawn" style={{ flexGrow: order.totalWithdrawn }} />
        )}
        <span data-part="kept" style={{ flexGrow: order.totalKept }} />
        {balance && <span data-part="owed" style={{ flexGrow: balance.owed }} />}
      </div>
      <OrderOwed order={order} />
    </div>
  )
}

const PayBalance = lazyPart(() => import('./pay-balance.tsx'), 'PayBalance')
const BalanceTerms = lazyPart(() => import('./balance-terms.tsx'), 'BalanceTerms')

/** Balance of an order: due date, purchase order number, and buttons to take a payment. */
function OrderOwed({ order }: { order: Order }) {
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
      {open === 'payment' && <PayBalance order={order} owed={owed} onClose={close} />}
      {open === 'terms' && <BalanceTerms order={order} dueDate={dueDate} onClose={close} />}
    </Group>
  )
}
