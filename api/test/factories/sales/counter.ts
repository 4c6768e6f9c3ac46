import { getRentalInventory } from '@guichet/contract/availability/get-inventory.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import type { CartLine } from '@guichet/contract/orders/sale/cart.ts'
import { previewSale, sell } from '@guichet/contract/orders/sale/sell.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'

export const day = '2030-02-02'
export const fieldsOf = (answer: { body: { fields?: { field: string; rule: string }[] } }) =>
  (answer.body.fields ?? []).map(({ field, rule }) => `${field} ${rule}`)

/** Operations of a counter on carts: previews, sales, refunds and availability. */
export function counterOf(server: TestServer, staff: Staff) {
  const sale = (tickets: CartLine[], more: object = {}, key = newKey()) =>
    send(server, staff, sell, { body: { tickets, payment: { method: 'cash' }, ...more }, key })
  const preview = (tickets: CartLine[]) => send(server, staff, previewSale, { body: { tickets } })
  const refund = (orderPublicId: string, more: object) =>
    send(server, staff, refundOrder, {
      body: { orderPublicId, productsToRefund: [], refundReason: 'Météo', ...more },
      key: newKey(),
    })
  const left = async (time: string, duration = '02:00:00', date = day) => {
    const { body } = await send(server, staff, getRentalInventory, {
      params: { id: staff.tenantId },
      query: { collaboratorPublicId: staff.tenantId, date, beginTime: time, duration },
    })
    return {
      pieces: (sizeId: string) =>
        body.rentalInventoryItems.find((item) => item.rentalModelSpecificationPublicId === sizeId)
          ?.remainingQuantity,
      helmets: (id: string) =>
        body.accessoryInventoryItems.find((item) => item.accessoryPublicId === id)
          ?.remainingQuantity,
    }
  }
  return { sale, preview, refund, left }
}
