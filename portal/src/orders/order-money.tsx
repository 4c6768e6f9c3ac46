import { Text } from '@mantine/core'
import { useDates } from '../kit/dates.ts'
import { sayPercent, useMoney } from '../kit/money.ts'
import { TotalsList } from '../kit/totals-list.tsx'
import { useLanguage, useSaid, useWords } from '../kit/words.ts'
import type { Order } from './orders.queries.ts'
import { orderWords } from './orders.words.ts'
import styles from './order.module.css'

/**
 * The rows of an invoice: subtotal, rebates, fees, each tax with its rate and number, total. Shared
 * with the receipt.
 */
export function useInvoiceRows(invoice: Order['invoice'], withNumbers = false) {
  const words = useWords(orderWords)
  const language = useLanguage()
  const said = useSaid()
  const money = useMoney()
  return [
    { label: words.subtotal, amount: money(invoice.entriesTotal) },
    ...(invoice.rebates.total
      ? [{ label: words.rebates, amount: money(-invoice.rebates.total) }]
      : []),
    ...(invoice.fees.total ? [{ label: words.fees, amount: money(invoice.fees.total) }] : []),
    ...invoice.taxes.items.map(({ key, description, percent, number, total }) => ({
      key,
      label: `${said(description)} ${sayPercent(percent, language)}${withNumbers && number ? ` (${number})` : ''}`,
      amount: money(total),
    })),
    { label: words.total, amount: money(invoice.finalCost), isTotal: true },
  ]
}

export function OrderMoney({ order }: { order: Order }) {
  const words = useWords(orderWords)
  const money = useMoney()
  const dates = useDates()
  const rows = useInvoiceRows(order.invoice)
  return (
    <section aria-labelledby="payment">
      <h2 id="payment" className={styles.heading}>
        {words.payment}
      </h2>
      <dl className={styles.facts}>
        {order.payments.map((payment) => (
          <div key={payment.publicId}>
            <dt>
              {words.methods[payment.method]}, {words.states[payment.state]}
            </dt>
            <dd>
              {money(payment.amount)}
              {payment.paidDateTimeUtc && ` · ${dates.moment(payment.paidDateTimeUtc)}`}
            </dd>
          </div>
        ))}
        {order.paymentReferenceNumber && (
          <div>
            <dt>{words.paymentReference}</dt>
            <dd className={styles.mono}>{order.paymentReferenceNumber}</dd>
          </div>
        )}
      </dl>
      {order.payments.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.notPaid}
        </Text>
      )}
      <hr className="perforation" />
      <TotalsList rows={rows} />
    </section>
  )
}
