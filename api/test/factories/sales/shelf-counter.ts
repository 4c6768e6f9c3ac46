import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

export const holder = (identificationPublicId: string, over: object = {}) => ({
  identificationPublicId,
  firstName: 'Zoé',
  lastName: 'Roy',
  ...over,
})

/** A counter that sells and refunds products without a slot. */
export function shelfCounter(server: TestServer, staff: Staff) {
  const sale = (
    tickets: {
      productId: string
      quantity: number
      ticketOwners?: {
        identificationPublicId: string
        firstName: string
        lastName: string
        birthDate?: string
        picture?: string
      }[][]
      timeslotBegin?: string
    }[],
    key = newKey(),
  ) => send(server, staff, sell, { body: { tickets, payment: { method: 'cash' } }, key })
  const refund = (orderPublicId: string, more: object = {}) =>
    send(server, staff, refundOrder, {
      body: {
        orderPublicId,
        productsToRefund: [],
        isRefundingAll: true,
        refundReason: 'Retour',
        ...more,
      },
      key: newKey(),
    })
  const takenOf = async (id: string) =>
    (await server.owner.query('select taken from resource where id = $1', [id])).rows[0]
      .taken as number
  return { sale, refund, takenOf }
}
