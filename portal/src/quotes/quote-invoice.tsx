import type { Reply } from '@guichet/contract/endpoint.ts'
import type { previewQuote } from '@guichet/contract/quotes/preview-quote.ts'
import { Text } from '@mantine/core'
import { dayOf } from '../kit/dates/dates.ts'
import { TotalsList, type TotalRow } from '../kit/tables/totals-list.tsx'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { quoteMessages } from './quotes.messages.ts'
import type { Quote } from './quotes.queries.ts'
import styles from './quotes.module.css'

type Invoice = Quote['invoice']
type PricedQuote = Pick<
  Reply<typeof previewQuote>,
  'entriesTotal' | 'rebates' | 'fees' | 'taxes' | 'finalCost'
>

/** Rows from subtotal to total, as computed by the server. */
export function useTotals() {
  const messages = useMessages(quoteMessages)
  const localized = useLocalized()
  const money = useMoney()
  return ({ entriesTotal, rebates, fees, taxes, finalCost }: PricedQuote): TotalRow[] => [
    { label: messages.subtotal, amount: money(entriesTotal) },
    ...rebates.items.map(({ description, total }, i) => ({
      key: `rebate${i}`,
      label: messages.rebate(description),
      amount: money(-total),
    })),
    ...(fees.total ? [{ label: messages.fees, amount: money(fees.total) }] : []),
    ...taxes.items.map(({ key, description, total }) => ({
      key,
      label: localized(description),
      amount: money(total),
    })),
    { label: messages.total, amount: money(finalCost), isTotal: true },
  ]
}

/** Lines and totals of a quote. Days are in the time zone of the business. */
export function QuoteInvoice({ invoice, timeZone }: { invoice: Invoice; timeZone: string }) {
  const messages = useMessages(quoteMessages)
  const localized = useLocalized()
  const money = useMoney()
  const totals = useTotals()
  return (
    <>
      <ul className={styles.lines}>
        {invoice.entries.map((entry, i) => (
          <li key={i} className={styles.sold}>
            <span className={styles.what}>
              <Text span fw={550}>
                {entry.count} × {localized(entry.productTitle)}
              </Text>
              <Text size="xs" c="dimmed">
                {under(entry, { localized, timeZone })}
              </Text>
              {entry.parts.map((part, j) => (
                <Text key={j} size="xs" c="dimmed">
                  {part.count} × {localized(part.title)}
                </Text>
              ))}
            </span>
            <span className="one-line to-right">{money(entry.total)}</span>
          </li>
        ))}
        {invoice.lodgingEntries.map((stay, i) => (
          <li key={`stay${i}`} className={styles.sold}>
            <span className={styles.what}>
              <Text span fw={550}>
                {localized(stay.name)}
              </Text>
              <Text size="xs" c="dimmed">
                {stay.checkInDate} → {stay.checkOutDate} · {messages.persons(stay.numberOfPerson)}
              </Text>
            </span>
            <span className="one-line to-right">{money(stay.price)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.totals}>
        <TotalsList rows={totals(invoice)} />
      </div>
    </>
  )
}

type Reader = { localized: ReturnType<typeof useLocalized>; timeZone: string }
/** Activity, day and time of an entry. */
function under(entry: Invoice['entries'][number], { localized, timeZone }: Reader): string {
  const at = entry.activationDateTimeUtc
  const times = [entry.timeslotBegin, entry.timeslotEnd].filter(Boolean).join('–')
  const isOfDay = entry.kind !== 'season_pass'
  return [
    localized(entry.categoryTitle),
    at && isOfDay ? [dayOf(at, timeZone), times].filter(Boolean).join(' ') : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
