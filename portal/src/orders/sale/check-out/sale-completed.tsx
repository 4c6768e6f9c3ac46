import { Button, Skeleton, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { cashPaid } from '../../../domain/pay/cash-paid.rules.ts'
import { CashToGive } from '../../../domain/pay/cash-to-give.tsx'
import { failedOf, QueryFailed } from '../../../kit/api/query-boundary.tsx'
import { lazyPart } from '../../../kit/layout/lazy-part.ts'
import { AnchorLink } from '../../../kit/layout/links.tsx'
import { useBusiness, mayOpen } from '../../../kit/session/business.ts'
import { TotalsList } from '../../../kit/tables/totals-list.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import { AddEmail, SendElsewhere } from '../../add-email.tsx'
import { awaitedMessages } from '../../awaited-payment.messages.ts'
import { isAwaitedPayment } from '../../awaited.rules.ts'
import { balanceMessages } from '../../balance.messages.ts'
import { orderMessages } from '../../orders.messages.ts'
import { useOrder } from '../../orders.queries.ts'
import type { SoldOrder as Order } from '../counter/sell.queries.ts'
import type { FinishedSale } from '../counter/use-finished-sale.ts'
import { saleCompletedMessages } from './sale-completed.messages.ts'
import { PrintAtOnce, SalePrints } from './sale-prints.tsx'
import styles from './sale-completed.module.css'

const AwaitedPayment = lazyPart(() => import('../../awaited-payment.tsx'), 'AwaitedPayment')

/**
 * Polls a sale that waits for its payment, until it is paid or has expired; reads it again once its
 * client may have changed.
 */
function useAsItStands({ reference, order: sold }: FinishedSale) {
  const [changed, setChanged] = useState<Order | null>(null)
  const isAwaited = sold?.payments.some(isAwaitedPayment)
  const query = useOrder(reference, !sold || isAwaited || changed !== null)
  return { query, order: query.data ?? changed ?? sold, setChanged }
}

const focusOn = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })

/** Result of the sale: order number, prints, and the button of the next sale. */
export function SaleCompleted({ sale, onNext }: { sale: FinishedSale; onNext: () => void }) {
  const { query, order, setChanged } = useAsItStands(sale)
  const messages = useMessages(saleCompletedMessages)
  if (order) return <Result order={order} isNew={sale.order !== null} {...{ onNext, setChanged }} />
  if (!failedOf(query)) return <Skeleton height={320} />
  return (
    <QueryFailed query={query} title={messages.notRead}>
      <Button onClick={onNext}>{messages.newSale}</Button>
    </QueryFailed>
  )
}

type ResultProps = {
  order: Order
  /** The sale has just ended; otherwise its page was opened again. */
  isNew: boolean
  onNext: () => void
  setChanged: (order: Order) => void
}
function Result({ order, isNew, onNext, setChanged }: ResultProps) {
  const isAwaited = order.payments.some(isAwaitedPayment)
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
    focusOn(next.current)
  }, [])
  const ref = order.orderReferenceNumber
  const cash = cashPaid(order.payments)
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
      {!hasLapsed && <PaidAndOwed order={order} />}
      {cash && <CashToGive paid={cash} />}
      {/* Before what may be long, so that it is in sight without covering anything. */}
      <Button ref={next} size="lg" fullWidth my="sm" onClick={onNext}>
        {messages.newSale}
      </Button>
      <p>
        {mayOpen(business, 'Orders') ? (
          <AnchorLink to="/orders/$ref" params={{ ref }} fw={620}>
            {messages.order(ref)}
          </AnchorLink>
        ) : (
          <strong>{messages.order(ref)}</strong>
        )}
      </p>
      {isMade && <SalePrints reference={ref} isNew={isNew} isCash={cash !== undefined} />}
      {!hasLapsed && (
        <ClientOfSale
          order={order}
          onAdded={(added) => {
            setChanged(added)
            focusOn(next.current)
          }}
          onStale={() => setChanged(order)}
        />
      )}
      {isAwaited && (
        <>
          <hr className="perforation" />
          <AwaitedPayment order={order} />
        </>
      )}
      {isMade && <PrintAtOnce />}
    </section>
  )
}

/** The payments of a sale by method, and its balance with the due date. */
function PaidAndOwed({ order: { balance, payments } }: { order: Order }) {
  const { paid: paidBy, methods } = useMessages(orderMessages)
  const { dueBy } = useMessages(balanceMessages)
  const money = useMoney()
  const paid = payments.filter(({ state }) => state === 'succeeded')
  const owed = balance && balance.owed > 0 ? balance : null
  const rows = [
    ...paid.map(({ publicId, method, reference, amount }) => ({
      key: publicId,
      label: [paidBy, methods[method], reference].filter(Boolean).join(' · '),
      amount: money(amount),
    })),
    ...(owed ? [{ label: dueBy(owed.dueDate), amount: money(owed.owed), isTotal: true }] : []),
  ]
  return rows.length > 0 && <TotalsList rows={rows} />
}

type ClientProps = {
  order: Order
  onAdded: (order: Order) => void
  /** Called when the order on the server differs from the one on the screen. */
  onStale: () => void
}
/** The recipient of the confirmation, who can be corrected, or the field for a walk-in's email. */
function ClientOfSale({ order, onAdded, onStale }: ClientProps) {
  const messages = useMessages(saleCompletedMessages)
  const awaited = useMessages(awaitedMessages)
  const { email, fullName } = order.invoice.user
  if (!email) return <AddEmail order={order} onAdded={onAdded} onProblem={onStale} />
  const isAwaited = order.payments.some(isAwaitedPayment)
  const isByLink = order.payments.some(({ link }) => link)
  const mail = order.mails.findLast(({ kind }) => kind === 'order-confirmation')
  return (
    <>
      <Text size="sm" c="dimmed" component="output" display="block">
        {isAwaited
          ? isByLink && awaited.linkTo(email)
          : (mail?.state === 'sent' ? messages.mailSent : messages.mailTo)(
              fullName ? `${fullName}, ${email}` : email,
            )}
      </Text>
      {!isAwaited && order.can.resend && <SendElsewhere order={order} onClose={onStale} />}
    </>
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
