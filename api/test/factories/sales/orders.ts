import type { Body } from '@guichet/contract/endpoint.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { send, newKey, type TestServer } from '../../test-server.ts'
import { aSlot, aTicketType } from '../catalogue/catalogue.ts'
import type { Staff } from '../staff.ts'

type SaleOptions = Partial<Body<typeof sell>> & {
  quantity?: number
  cents?: number
  capacity?: number
}

/** A product in a slot that can be sold, as a line of a cart. */
export async function aCartLine(
  server: TestServer,
  staff: Staff,
  {
    quantity = 1,
    cents = 1999,
    capacity = 100,
    date,
  }: { quantity?: number; cents?: number; capacity?: number; date?: string } = {},
) {
  const type = await aTicketType(server, staff, { cents })
  const { slotId, activationDateTimeUtc, timeslotBegin, timeslotEnd } = await aSlot(server, staff, {
    activityId: type.activityId,
    quantity: capacity,
    ...(date && { date }),
  })
  return {
    line: {
      productId: type.productId,
      quantity,
      activationDateTimeUtc,
      timeslotBegin,
      timeslotEnd,
    },
    slotId,
    ...type,
  }
}

/** An order sold over the API, as a counter does. */
export async function anOrder(
  server: TestServer,
  staff: Staff,
  { quantity = 3, cents = 1999, capacity = 100, ...body }: SaleOptions = {},
) {
  const { line, slotId } = await aCartLine(server, staff, { quantity, cents, capacity })
  const answer = await send(server, staff, sell, {
    body: {
      tickets: [line],
      email: 'client@example.test',
      firstName: 'Éloïse',
      lastName: 'Côté',
      payment: { method: 'cash' },
      ...(cents === 0 && { payment: { method: 'free' } }),
      ...body,
    },
    key: newKey(),
  })
  if (answer.status !== 200) throw new Error(`the sale failed: ${JSON.stringify(answer.body)}`)
  return { order: answer.body, line, slotId }
}
