import { newId } from '../../src/platform/values/ids.ts'
import { aCartLine, anOrder } from '../factories/sales/orders.ts'
import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** Valid requests of a sale, and of an order with its tickets and refunds. */
export async function orderCalls(server: TestServer, staff: Staff) {
  const { line, activityId } = await aCartLine(server, staff, { capacity: 10_000 })
  const sale = {
    tickets: [line],
    email: 'buyer@example.test',
    firstName: 'Éloïse',
    lastName: 'Côté',
    payment: { method: 'cash' },
  }
  return {
    sell: { body: sale },
    previewSale: { body: sale },
    readRequest: { body: { text: '2 adultes 2030-02-02', activityPublicId: activityId } },
    fitParty: {
      body: {
        date: '2030-02-02',
        tickets: { activityPublicId: activityId, activityCategory: 'daily_ticket' },
        modelPublicIds: [],
        members: [{ birthDate: '1990-05-01', age: 39, height: 168, boot: '24.5' }],
      },
    },
    findKnownParty: { body: { email: 'buyer@example.test' } },
    ...soldCalls(await anOrder(server, staff, { capacity: 10_000 })),
  }
}

function soldCalls({ order, line }: Awaited<ReturnType<typeof anOrder>>) {
  const { publicId: orderPublicId, orderReferenceNumber } = order
  const productsToRefund = [
    {
      productId: line.productId,
      refundPercentage: 100,
      activationDateTimeUtc: line.activationDateTimeUtc,
      timeslotBegin: line.timeslotBegin,
      timeslotEnd: line.timeslotEnd,
    },
  ]
  const ticketId = order.ticketPublicIds.split(',')[0]!
  return {
    getParty: { params: { ref: orderPublicId } },
    getOrderHistory: { params: { ref: orderPublicId } },
    getOrder: { params: { ref: orderReferenceNumber } },
    resendOrder: { body: { orderPublicId } },
    getInvoice: { params: { id: order.invoicePublicId } },
    findRefunds: { params: { orderPublicId } },
    refundOrder: {
      body: {
        orderPublicId,
        productsToRefund,
        refundReason: 'Météo',
        ticketPublicIdsToBeDeleted: [ticketId],
      },
    },
    previewRefund: { body: { orderPublicId, productsToRefund } },
    reactivateOrder: { body: { orderPublicId } },
    findTicketsOfOrder: { query: { orderReferenceKey: orderReferenceNumber } },
    linkBarcode: { params: { id: ticketId } },
    getBarcode: { params: { id: newId() }, query: { link: 'x' } },
  }
}
