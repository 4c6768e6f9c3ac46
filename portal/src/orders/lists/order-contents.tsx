import { useDates } from '../../kit/dates/dates.ts'
import { useLocalized } from '../../kit/text/messages.ts'
import type { OrderRow } from '../orders.queries.ts'

/**
 * Day and hour of the first visit, and activities and products of an order with their pieces: “Thu
 * Dec 3 09:30 · 2 × Ski, 1 × Rental”.
 */
export function OrderContents({
  contents,
  visitDateTimeUtc: visit,
}: Pick<OrderRow, 'contents' | 'visitDateTimeUtc'>) {
  const localized = useLocalized()
  const dates = useDates()
  const pieces = contents
    .map(({ title, quantity }) => `${quantity} × ${localized(title)}`)
    .join(', ')
  const text = visit
    ? `${dates.shortDay(dates.day(visit))} ${dates.hour(visit)} · ${pieces}`
    : pieces
  return <span title={text}>{text}</span>
}
