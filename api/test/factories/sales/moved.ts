import { moveTicket } from '@guichet/contract/rescheduling/move-ticket.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import { aSlot } from '../catalogue/catalogue.ts'
import type { Staff } from '../staff.ts'
import { anOrder } from './orders.ts'

/** Moves of tickets to another time, over the API. */
export function movesOf(server: TestServer, staff: Staff) {
  const activityOf = async (productId: string) =>
    (
      await server.owner.query(
        `select c.activity_id
          from product p
          join activity_category c on (c.tenant_id, c.id) = (p.tenant_id, p.activity_category_id)
          where p.id = $1`,
        [productId],
      )
    ).rows[0].activity_id as string
  const takenOf = async (id: string) =>
    (await server.owner.query('select taken from resource where id = $1', [id])).rows[0]
      .taken as number
  const aMovable = async (capacity = 10) => {
    const made = await anOrder(server, staff, { quantity: 2 })
    const other = await aSlot(server, staff, {
      activityId: await activityOf(made.line.productId),
      begin: '13:00',
      end: '16:00',
      quantity: capacity,
    })
    return { ...made, other, ticketId: made.order.ticketPublicIds.split(',')[0]! }
  }
  const move = (
    ticketId: string,
    to: { slotPublicId?: string; beginDateTimeUtc?: string },
    version = 1,
    key = newKey(),
  ) => send(server, staff, moveTicket, { params: { id: ticketId }, body: { version, to }, key })
  return { activityOf, takenOf, aMovable, move }
}
