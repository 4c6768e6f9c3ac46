import { centsOf, toDollars } from '@guichet/contract/money.ts'
import { createPortal } from 'react-dom'
import { useDates } from '../kit/dates/dates.ts'
import { PrintOnly } from '../kit/print/print-only.tsx'
import { usePrint } from '../kit/print/use-print.ts'
import { useBusiness } from '../kit/session/business.ts'
import { TotalsList } from '../kit/tables/totals-list.tsx'
import { useLanguage, useLocalized, useMessages } from '../kit/text/messages.ts'
import { formatPercent, useMoney } from '../kit/text/money.ts'
import { allotmentMessages } from './allotments/allotments.messages.ts'
import type { OfflineSale } from './allotments/offline-sale.rules.ts'
import { useCashRows } from './cash-rows.ts'
import { orderMessages } from './orders.messages.ts'
import type { PrintSearch } from './print-search.rules.ts'
import { PrintHeader } from './prints/print-header.tsx'
import { printMessages } from './prints/print.messages.ts'
import { PrintedTicket } from './prints/ticket-stub.tsx'
import styles from './prints/print.module.css'

type Props = { sale: OfflineSale; search: PrintSearch }

/** Prints a sale that has no order yet, from the data stored on this device. */
export function PrintOfflineSale({ sale, search: { format, what } }: Props) {
  usePrint(undefined, true)
  return createPortal(
    <PrintOnly format={format}>
      {what !== 'tickets' && <OfflineReceipt sale={sale} />}
      {what !== 'receipt' && <OfflineTickets sale={sale} />}
    </PrintOnly>,
    document.body,
  )
}

function OfflineTickets({ sale: { shown } }: Pick<Props, 'sale'>) {
  const messages = useMessages(printMessages)
  const localized = useLocalized()
  const dates = useDates()
  const { name } = useBusiness()
  const { startDateTimeUtc, timeslotBegin, timeslotEnd } = shown
  return (
    <div>
      {shown.tickets.map(({ title, ticketReferenceKey, barcode }) => (
        <PrintedTicket
          key={ticketReferenceKey}
          barcode={barcode}
          ticketReferenceKey={ticketReferenceKey}
          title={localized(shown.activityTitle)}
          description={localized(title)}
          when={`${dates.day(startDateTimeUtc)} ${timeslotBegin} – ${timeslotEnd}`}
          small={[localized(name), ticketReferenceKey, messages.scan]}
          hasLogo={false}
        />
      ))}
    </div>
  )
}

function OfflineReceipt({ sale: { body, shown } }: Pick<Props, 'sale'>) {
  const messages = useMessages(printMessages)
  const { heading } = useMessages(allotmentMessages)
  const { methods } = useMessages(orderMessages)
  const localized = useLocalized()
  const money = useMoney()
  const dates = useDates()
  const totals = useTotals(shown)
  const cashRows = useCashRows()
  const { payment } = body
  return (
    <article className={styles.receipt}>
      <PrintHeader as="p" hasLogo={false} />
      <p className="to-middle">
        {messages.receipt} · {heading}
      </p>
      <p>{messages.date(dates.moment(body.soldDateTimeUtc))}</p>
      <hr />
      <ul className={styles.lines}>
        {shown.lines.map(({ title, count, price }) => (
          <li key={title.fr}>
            <span>
              {count} × {localized(title)}
              <small>
                {localized(shown.activityTitle)} · {dates.day(shown.startDateTimeUtc)}{' '}
                {shown.timeslotBegin}
              </small>
            </span>
            <span>{money(toDollars(centsOf(price) * count))}</span>
          </li>
        ))}
      </ul>
      <hr />
      <TotalsList rows={totals} />
      <hr />
      <TotalsList
        rows={[
          {
            key: 'paid',
            label: payment.reference
              ? `${methods[payment.method]} (${payment.reference})`
              : methods[payment.method],
            amount: money(shown.totals.finalCost),
          },
          ...(shown.cash ? cashRows(shown.cash) : []),
        ]}
      />
      <p className="to-middle">
        {shown.tickets.map(({ ticketReferenceKey }) => ticketReferenceKey).join(' · ')}
      </p>
      <p className="to-middle">{messages.thanks}</p>
    </article>
  )
}

/** Totals as computed in advance by the server: subtotal, fees, each tax with its number, total. */
function useTotals({ totals, taxes }: OfflineSale['shown']) {
  const messages = useMessages(orderMessages)
  const language = useLanguage()
  const localized = useLocalized()
  const money = useMoney()
  return [
    { label: messages.subtotal, amount: money(totals.entriesTotal) },
    ...(totals.feesTotal ? [{ label: messages.fees, amount: money(totals.feesTotal) }] : []),
    ...taxes.map(({ key, description, percent, number }, i) => ({
      key,
      label: [
        localized(description),
        percent > 0 && formatPercent(percent, language),
        number && `(${number})`,
      ]
        .filter(Boolean)
        .join(' '),
      amount: money(totals.taxTotals[i] ?? 0),
    })),
    { label: messages.total, amount: money(totals.finalCost), isTotal: true },
  ]
}
