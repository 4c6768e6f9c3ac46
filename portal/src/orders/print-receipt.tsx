import { useDates } from '../kit/dates.ts'
import { useMoney } from '../kit/money.ts'
import { TotalsList } from '../kit/totals-list.tsx'
import { useSaid, useWords } from '../kit/words.ts'
import { dateOf } from './entry.rules.ts'
import { useInvoiceRows } from './order-money.tsx'
import type { Order } from './orders.queries.ts'
import { orderWords } from './orders.words.ts'
import { printWords } from './print.words.ts'
import styles from './print.module.css'

/** The receipt, with the tax numbers that the law asks for. */
export function PrintReceipt({ order }: { order: Order }) {
  const words = useWords(printWords)
  const { methods } = useWords(orderWords)
  const said = useSaid()
  const money = useMoney()
  const dates = useDates()
  const rows = useInvoiceRows(order.invoice, true)
  const { user, entries, lodgingEntries } = order.invoice
  return (
    <article className={styles.receipt}>
      <h1 className={styles.business}>{said(order.businessName)}</h1>
      <p className={styles.center}>
        {words.receipt} · {words.order(order.orderReferenceNumber)}
      </p>
      <p>{words.date(dates.moment(order.paymentDateTimeUtc ?? order.createdDateTimeUtc))}</p>
      {user.fullName && <p>{words.client(user.fullName)}</p>}
      {order.createdByName && <p>{words.soldBy(order.createdByName)}</p>}
      <hr />
      <ul className={styles.lines}>
        {entries.map((entry, index) => (
          <li key={entry.publicId ?? index}>
            <span>
              {entry.count} × {said(entry.productTitle)}
              <small>
                {[
                  said(entry.categoryTitle),
                  dateOf(entry) && dates.day(dateOf(entry)!),
                  entry.timeslotBegin,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span>{money(entry.total)}</span>
          </li>
        ))}
        {lodgingEntries.map((entry, index) => (
          <li key={`stay-${entry.publicId ?? ''}${index}`}>
            <span>
              1 × {said(entry.name)}
              <small>
                {said(entry.categoryName)} · {entry.checkInDate} → {entry.checkOutDate}
              </small>
            </span>
            <span>{money(entry.price)}</span>
          </li>
        ))}
      </ul>
      <hr />
      <TotalsList rows={rows} />
      <hr />
      {order.payments
        .filter(({ state }) => state === 'succeeded')
        .map(({ publicId, method, amount, reference }) => (
          <p key={publicId}>
            {words.paid(methods[method], money(amount))}
            {reference && ` (${reference})`}
          </p>
        ))}
      {order.totalRefunded > 0 && (
        <TotalsList
          rows={[
            { label: words.refunded, amount: money(-order.totalRefunded) },
            { label: words.remaining, amount: money(order.totalRemaining) },
          ]}
        />
      )}
      <p className={styles.center}>{words.thanks}</p>
    </article>
  )
}
