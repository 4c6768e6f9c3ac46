import type { Body } from '@guichet/contract/endpoint.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { newKey, sendUntilFree, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { anOrder } from './orders.ts'

export type SoldOrder = Awaited<ReturnType<typeof anOrder>>
export const row = ({ order, line }: SoldOrder, percentage: number, unit?: number) => ({
  productId: line.productId,
  refundPercentage: percentage,
  activationDateTimeUtc: line.activationDateTimeUtc,
  timeslotBegin: line.timeslotBegin,
  timeslotEnd: line.timeslotEnd,
  ...(unit !== undefined && { unitPublicId: order.invoice.entries[0]!.units![unit]!.publicId }),
})
export const ask = ({ order }: SoldOrder, rows: ReturnType<typeof row>[], more: object = {}) => ({
  body: { orderPublicId: order.publicId, productsToRefund: rows, refundReason: 'Météo', ...more },
})

/** Queries of the effects of a refund. */
export function refundsOn(server: TestServer) {
  const takenOf = async (slotId: string) =>
    (await server.owner.query('select taken from resource where id = $1', [slotId])).rows[0]
      .taken as number
  return { takenOf }
}

/** Refunds an order completely. */
export const refundWhole = (
  server: Pick<TestServer, 'app'>,
  staff: Staff,
  { publicId }: { publicId: string },
  more: Partial<Body<typeof refundOrder>> = {},
) =>
  sendUntilFree(server, staff, refundOrder, {
    key: newKey(),
    body: {
      orderPublicId: publicId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Pluie',
      ...more,
    },
  })
