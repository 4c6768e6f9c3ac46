import { Button, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { cashPaid } from '../../../domain/pay/cash-paid.rules.ts'
import { CashToGive } from '../../../domain/pay/cash-to-give.tsx'
import { lazyPart } from '../../../kit/layout/lazy-part.ts'
import { AnchorLink } from '../../../kit/layout/links.tsx'
import { useBusiness, mayOpen } from '../../../kit/session/business.ts'
import { TotalsList } from '../../../kit/tables/totals-list.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import { awaitedMessages } from '../../awaited-payment.messages.ts'
import { isAwaitedPayment } from '../../awaited.rules.ts'
import { balanceMessages } from '../../balance.messages.ts'
import { useOrder } from '../../orders.queries.ts'
import type { SoldOrder as Order } from '../counter/sell.queries.ts'
import { saleCompletedMessages } from './sale-completed.messages.ts'
import { SalePrints } from './sale-prints.tsx'
import styles from './sale-completed.module.css'

const AwaitedPayment = lazyPart(() => import('../../awaited-payment.tsx'), 'AwaitedPayment')

/** Polls a sale that waits for its payment, until it is paid or has expired. */
function useAsItStands(sold: Order): Order {
  const isAwaited = sold.payments.some(isAwaitedPayment)
  return useOrder(sold.orderReferenceNumber, isAwaited).data ?? sold
}

/** Result of the sale: order number, prints, and the button of the next sale. */
export function SaleCompleted({ order: sold, onNext }: { order: Order; onNext: () => void }) {
  const order = useAsItStands(sold)
  const isAwaited = order.payments.some(isAwaitedPayment)
  const isByLink = order.payments.some(({ link }) => link)
  const hasLapsed = order.status === 'Canceled'
  const isMade = !isAwaited && !hasLapsed
  const messages = useMessages(saleCompletedMessages)
  const awaited = useMessages(awaitedMessages)
  const money = useMoney()
  const business = useBusiness()
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The cart may have been scrolled; the result starts at the top.
    scrollTo({ top: 0 })
    next.current?.focus({ preventScroll: true })
  }, [])
  const ref = order.orderReferenceNumber
  const cash = cashPaid(order.payments)
  const email = order.invoice.user.email
  const mailLine = email ? messages.mailTo(email) : messages.noMail
  const nextSale = (
    <div className={styles.next}>
      <Button ref={next} size="lg" fullWidth onClick={onNext}>
        {messages.newSale}
      </Button>
    </div>
  )
  return (
    <section className={`panel ${styles.sold}`} aria-labelledby="sold">
      {isMade && <IconCircleCheck size={40} stroke={1.5} className={styles.sign} aria-hidden />}
      <output>
        <Title order={2} id="sold" size="h2">
          {titleOf({ ...messages, ...awaited }, { isAwaited, hasLapsed })}
        </Title>
      </output>
      <p className={styles.total}>
        <span className="dimmed size-14">{messages.soldTotal}</span>{' '}
        <strong>{money(order.invoice.finalCost)}</strong>
      </p>
      {!hasLapsed && <StillOwed order={order} />}
      {cash && <CashToGive paid={cash} />}
      <p>
        {mayOpen(business, 'Orders') ? (
          <AnchorLink to="/orders/$ref" params={{ ref }} fw={620}>
            {messages.order(ref)}
          </AnchorLink>
        ) : (
          <strong>{messages.order(ref)}</strong>
        )}
      </p>
      <Text size="sm" c="dimmed">
        {isAwaited ? isByLink && email && awaited.linkTo(email) : mailLine}
      </Text>
      <hr className="perforation" />
      {isAwaited && <AwaitedPayment order={order} />}
      {isMade ? (
        <SalePrints reference={ref} isCash={cash !== undefined}>
          {nextSale}
        </SalePrints>
      ) : (
        nextSale
      )}
    </section>
  )
}

/** Amount received, balance and due date of a sale that is paid later. */
function StillOwed({ order: { balance, totalPaid } }: { order: Order }) {
  const { received } = useMessages(saleCompletedMessages)
  const { dueBy } = useMessages(balanceMessages)
  const money = useMoney()
  if (!balance || balance.owed <= 0) return null
  return (
    <TotalsList
      rows={[
        { label: received, amount: money(totalPaid) },
        { label: dueBy(balance.dueDate), amount: money(balance.owed), isTotal: true },
      ]}
    />
  )
}

type Standing = { isAwaited: boolean; hasLapsed: boolean }
const titleOf = (
  messages: { awaitedTitle: string; lapsedTitle: string; soldTitle: string },
  { isAwaited, hasLapsed }: Standing,
): string => {
  if (isAwaited) return messages.awaitedTitle
  return hasLapsed ? messages.lapsedTitle : messages.soldTitle
}
