import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import { aTicketType } from '../catalogue/catalogue.ts'
import type { Staff } from '../staff.ts'

/** Sold day tickets that may be used at any time; `validFor` is their duration once activated. */
export async function anytimeTickets(
  server: TestServer,
  staff: Staff,
  { quantity = 1, validFor = null }: { quantity?: number; validFor?: string | null } = {},
) {
  const { productId } = await aTicketType(server, staff, { scheduling: 'Anytime' })
  await server.owner.query(
    `update activity_category
      set valid_for = $2
      where id = (select activity_category_id from product where id = $1)`,
    [productId, validFor],
  )
  const { status, body } = await send(server, staff, sell, {
    body: {
      tickets: [{ productId, quantity }],
      email: 'client@example.test',
      firstName: 'Maëlle',
      lastName: 'Roy',
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return {
    orderId: body.publicId,
    reference: body.orderReferenceNumber,
    ticketIds: body.ticketPublicIds.split(','),
  }
}
