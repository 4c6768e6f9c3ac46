import type { Figures } from '@guichet/contract/reports/report-sums.ts'

type Period = { startDate: string; endDate: string }
/** What narrows the list of orders, as its address says it. */
export type Narrowing = Record<string, string>

/** Statuses of orders that were sold, whatever was given back since. */
const sold = 'Completed,CreatedByAdmin,RefundInProgress,PartialRefundCompleted,RefundCompleted'
// As many products as the list of orders may be narrowed by.
const mostProducts = 100

/**
 * Where each row of a table leads in the list of orders, by the name of the table; null where no
 * filter means it. Refunds have none: orders are found by the day of their sale.
 */
export function ordersOfRows(
  { sales, paymentMethods, clerks, daysOfUse }: Figures,
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
    daysOfUse: daysOfUse.map(({ date }) =>
      date ? { ...inPeriod, usedFrom: date, usedTo: date } : null,
    ),
  }
}
