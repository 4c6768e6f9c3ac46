import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import { aPaymentAccount } from '../factories/sales/payments.ts'
import type { Staff } from '../factories/staff.ts'
import { newKey, send, type TestServer } from '../test-server.ts'

/** Valid requests of payment providers, and of an order that waits for its payment by link. */
export async function paymentCalls(server: TestServer, staff: Staff) {
  const id = staff.tenantId
  await aPaymentAccount(server, staff)
  const { line } = await aCartLine(server, staff, { capacity: 10_000 })
  const { body: order } = await send(server, staff, sell, {
    key: newKey(),
    body: { tickets: [line], email: 'client@example.test', payment: { method: 'link' } },
  })
  await server.owner.query(`update payment set last_error = 'card_declined' where order_id = $1`, [
    order.publicId,
  ])
  // A link may be sent again only after a minute.
  await server.owner.query(
    `update mail set created_at = created_at - interval '1 hour' where order_id = $1`,
    [order.publicId],
  )
  const { token } = order.payments[0]!.link!
  const params = { ref: order.orderReferenceNumber }
  return {
    getPaymentConfiguration: { params: { id } },
    connectStripe: { params: { id }, body: {} },
    checkPaymentAccount: { params: { id }, body: {} },
    disconnectPayments: { params: { id } },
    receiveStripeEvent: { body: { id: 'evt_1', type: 'account.updated' } },
    connectSquare: { params: { id }, body: {} },
    completeSquare: { body: { code: 'code', state: 'state', collaboratorPublicId: id } },
    createCatalogItems: { params: { id }, body: {} },
    setCatalogConnection: { params: { id }, body: { isCatalogConnectionEnabled: false } },
    getTerminal: { params: { id } },
    pairTerminal: { params: { id }, body: {} },
    checkTerminal: { params: { id }, body: {} },
    disconnectTerminal: { params: { id } },
    receiveSquareEvent: { body: { event_id: 'e1', type: 'payment.updated' } },
    findAttention: {},
    readPaymentLink: { body: { token } },
    openPayment: { body: { token } },
    checkPayment: { params, body: {} },
    cancelPayment: { params, body: {} },
    sendToTerminal: { params, body: {} },
    resendPaymentLink: { params, body: {} },
  }
}
