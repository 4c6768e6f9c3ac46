import { numberOfId } from '@guichet/contract/number-of-id.ts'
import { Text } from '@mantine/core'
import { useDates } from '../kit/dates/dates.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { TotalsList } from '../kit/tables/totals-list.tsx'
import { useLanguage, useLocalized, useMessages } from '../kit/text/messages.ts'
import { formatPercent, useMoney } from '../kit/text/money.ts'
import { isAwaitedPayment } from './awaited.rules.ts'
import { useCashRows } from './cash-rows.ts'
import { orderMessages } from './orders.messages.ts'
import type { Order } from './orders.queries.ts'
import styles from './order.module.css'

// Loaded after the page, because it is rarely used.
const ExplainPrice = lazyPart(() => import('./page/explain-price.tsx'), 'ExplainPrice')

const AwaitedPayment = lazyPart(() => import('./awaited-payment.tsx'), 'AwaitedPayment')

/**
 * Rows of an invoice: subtotal, rebates, fees, each tax with its rate and number, and total. Also
 * used by the receipt.
 */
export function useInvoiceRows(invoice: Order['invoice'], withNumbers = false) {
  const messages = useMessages(orderMessages)
  const language = useLanguage()
  const localized = useLocalized()
  const money = useMoney()
  return [
    { label: messages.subtotal, amount: money(invoice.entriesTotal) },
    ...invoice.rebates.items.map(({ description, total }, i) => ({
      key: `rebate ${i}`,
      label: messages.rebate(description),
      amount: money(-total),
    })),
    ...(invoice.fees.total ? [{ label: messages.fees, amount: money(invoice.fees.total) }] : []),
    ...invoice.taxes.items.map(({ key, description, percent, number, total }) => ({
      key,
      label: [
        localized(description),
        percent > 0 && formatPercent(percent, language),
        withNumbers && number && `(${number})`,
      ]
        .filter(Boolean)
        .join(' '),
      amount: money(total),
    })),
    { label: messages.total, amount: money(invoice.finalCost), isTotal: true },
  ]
}

export function OrderMoney({ order }: { order: Order }) {
  const messages = useMessages(orderMessages)
  const rows = useInvoiceRows(order.invoice)
  return (
    <section aria-labelledby="payment">
      <h2 id="payment" className="size-14 strong below-8">
        {messages.payment}
      </h2>
      <dl className={styles.facts}>
        {order.payments.map((payment) => (
          <PaymentFacts key={payment.publicId} payment={payment} />
        ))}
        {order.paymentReferenceNumber && (
          <div>
            <dt>{messages.paymentReference}</dt>
            <dd className={styles.mono}>{order.paymentReferenceNumber}</dd>
          </div>
        )}
      </dl>
      {order.payments.some(isAwaitedPayment) && <AwaitedPayment order={order} />}
      {order.payments.length === 0 && (
        <Text size="sm" c="dimmed">
          {order.isTakenOver ? messages.paidElsewhere : messages.notPaid}
        </Text>
      )}
      <hr className="perforation" />
      <TotalsList rows={rows} />
      <ExplainPrice invoice={order.invoice} />
    </section>
  )
}

/** A payment with its amount, the time and till, and the details of cash. */
function PaymentFacts({ payment }: { payment: Order['payments'][number] }) {
  const messages = useMessages(orderMessages)
  const money = useMoney()
  const dates = useDates()
  const cashRows = useCashRows()
  const { paidDateTimeUtc: paidAt, till } = payment
  const taken = [
    paidAt && dates.moment(paidAt),
    till && messages.takenAt(till.registerName, numberOfId(till.publicId)),
  ].filter(Boolean)
  return (
    <>
      <div className={styles.payment}>
        <dt>
          {messages.methods[payment.method]}, {messages.states[payment.state]}
        </dt>
        <dd>{money(payment.amount)}</dd>
        {taken.length > 0 && <dd className={styles.taken}>{taken.join(' · ')}</dd>}
      </div>
      {cashRows(payment).map(({ label, amount }) => (
        <div key={label} className={styles.payment}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </>
  )
}
