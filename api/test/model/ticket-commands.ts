import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { moveTicket } from '@guichet/contract/rescheduling/move-ticket.ts'
import fc from 'fast-check'
import { instantOf } from '../../src/platform/values/zoned-time.ts'
import type { ProcessAnswer } from '../race/processes.ts'
import { pick, place, type Command } from './command.ts'
import { cancel, placesLeft, type Model, type Order } from './model.ts'
import { dates, type Shop } from './shop.ts'

export const date = fc.constantFrom(...dates)
const ids = (list: unknown) =>
  String(list ?? '')
    .split(',')
    .filter(Boolean)
/** Records the reply of a sale in the model. */
export function remember(model: Model, { body }: ProcessAnswer): Order {
  const order = {
    id: body.publicId as string,
    ticketIds: ids(body.ticketPublicIds),
    bookingIds: ids(body.bookingPublicIds),
    isCanceled: false,
  }
  model.orders.push(order)
  return order
}

export const buy: Command<{ date: string; quantity: number }> = {
  name: 'buy',
  asked: fc.record({ date, quantity: fc.integer({ min: 1, max: 3 }) }),
  ask: (shop, asked) =>
    shop.call(sell, {
      body: {
        tickets: [
          {
            productId: shop.productId,
            quantity: asked.quantity,
            activationDateTimeUtc: instantOf(asked.date, '09:00', 'America/Toronto'),
            timeslotBegin: '09:00',
            timeslotEnd: '12:00',
          },
        ],
        payment: { method: 'cash' },
      },
    }),
  expected: (model, asked) => (placesLeft(model, asked.date) >= asked.quantity ? 200 : 409),
  done: (model, asked, answer) => {
    const order = remember(model, answer)
    model.tickets.push(
      ...order.ticketIds.map((id) => ({ id, orderId: order.id, date: asked.date, isLive: true })),
    )
  },
}

/** Sends the current version: of two concurrent moves of one ticket at most one succeeds. */
export async function moved(
  { server, call }: Shop,
  id: string,
  to: { slotPublicId: string } | { beginDateTimeUtc: string },
): Promise<ProcessAnswer> {
  const { version } = (
    await server.owner.query<{ version: number }>('select version from ticket where id = $1', [id])
  ).rows[0]!
  return call(moveTicket, { params: { id }, body: { version, to } })
}

export const move: Command<{ ticket: number; to: string }> = {
  name: 'move',
  asked: fc.record({ ticket: place, to: date }),
  can: ({ tickets }) => tickets.length > 0,
  ask: async (shop, asked) => {
    const slot = (
      await shop.server.owner.query<{ id: string }>(
        'select id from slot where activity_id = $1 and on_date = $2',
        [shop.activityId, asked.to],
      )
    ).rows[0]!
    return moved(shop, pick(shop.model.tickets, asked.ticket).id, { slotPublicId: slot.id })
  },
  expected: (model, asked) => {
    const ticket = pick(model.tickets, asked.ticket)
    return ticket.isLive && ticket.date !== asked.to && placesLeft(model, asked.to) > 0 ? 200 : 409
  },
  done: (model, asked) => {
    pick(model.tickets, asked.ticket).date = asked.to
  },
}

export const giveBack: Command<{ order: number }> = {
  name: 'cancel',
  asked: fc.record({ order: place }),
  can: ({ orders }) => orders.length > 0,
  ask: ({ call, model }, asked) => {
    const { id, ticketIds, bookingIds } = pick(model.orders, asked.order)
    return call(refundOrder, {
      body: {
        orderPublicId: id,
        productsToRefund: [],
        isRefundingAll: true,
        refundReason: 'Essai',
        ticketPublicIdsToBeDeleted: ticketIds,
        bookingPublicIdsToBeDeleted: bookingIds,
      },
    })
  },
  expected: (model, asked) => (pick(model.orders, asked.order).isCanceled ? 409 : 200),
  done: (model, asked) => cancel(model, pick(model.orders, asked.order)),
}
