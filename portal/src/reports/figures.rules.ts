import type { Figures } from '@guichet/contract/reports/report-sums.ts'
import { filterOfChannel } from '../domain/channel-filter.rules.ts'

type Period = { startDate: string; endDate: string }
/** Filter of the order list, as search parameters. */
export type Narrowing = Record<string, string>

/** Statuses of sold orders, including refunded ones. */
const sold = 'Completed,CreatedByAdmin,RefundInProgress,PartialRefundCompleted,RefundCompleted'
// Limit of products in a filter of the order list.
const mostProducts = 100

/**
 * Filters of the order list for the rows of each table; null where no filter selects the same
 * orders. Refunds have none, because orders are filtered by the day of sale.
 */
export function ordersOfRows(
  { sales, paymentMethods, clerks, daysOfUse, channels = [] }: Figures,
  { startDate: from, endDate: to }: Period,
): { [table: string]: (Narrowing | null)[] } {
  const inPeriod = { from, to, status: sold }
  return {
    sales: sales.rows.map(({ productPublicIds: ids = [] }) =>
      ids.length > 0 && ids.length <= mostProducts
        ? { ...inPeriod, products: ids.join(',') }
        : null,
    ),
    payments: paymentMethods.map(({ method, received }) =>
      received > 0 ? { ...inPeriod, paid: method } : null,
    ),
    clerks: clerks.map(({ publicId, name }) => {
      if (publicId) return { ...inPeriod, sellers: publicId }
      return name === null ? { ...inPeriod, channel: 'online' } : null
    }),
    channels: channels.map(({ channel }, _, all) => {
      const filter = filterOfChannel(
        channel,
        all.map((row) => row.channel),
      )
      return filter && { ...inPeriod, ...filter }
    }),
    daysOfUse: daysOfUse.map(({ date }) =>
      date ? { ...inPeriod, usedFrom: date, usedTo: date } : null,
    ),
  }
}
