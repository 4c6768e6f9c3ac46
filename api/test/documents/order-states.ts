import { cancelPayment } from '@guichet/contract/orders/payment/cancel-payment.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { askRefund, chooseTimes } from '@guichet/contract/rescheduling/read-link.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { blockTicket } from '@guichet/contract/tickets/block-ticket.ts'
import { expect } from 'vitest'
import { aSaleByLink, openPage, settled, type StripeServer } from '../factories/local-stripe.ts'
import { exchangesOf } from '../factories/sales/exchanged.ts'
import {
  anActivityDay,
  anOrderOn,
  loseDay,
  lostDay,
  tokenFor,
  workOff,
} from '../factories/sales/lost-days.ts'
import { anOrder } from '../factories/sales/orders.ts'
import { ask, refundWhole, row } from '../factories/sales/refunds.ts'
import type { Staff } from '../factories/staff.ts'
import { newKey, send, sendUntilFree } from '../test-server.ts'

export type ReachedOrder = {
  orderId: string
  /** Token of the page where the buyer pays. */
  paymentToken?: string
  /** Token of the page where the buyer chooses a new time. */
  rescheduleToken?: string
}
type Reach = (server: StripeServer, staff: Staff, language: Language) => Promise<ReachedOrder>

/** An order of two tickets whose confirmation was sent. */
async function twoTickets(server: StripeServer, staff: Staff, sale: Parameters<typeof anOrder>[2]) {
  const made = await anOrder(server, staff, { quantity: 2, ...sale })
  await workOff(server)
  return { ...made, ticketIds: made.order.ticketPublicIds.split(',') }
}

const sold: Reach = async (server, staff, language) => {
  const { order } = await twoTickets(server, staff, { language })
  return { orderId: order.publicId }
}

/** The second of two tickets is refunded and cancelled. */
const partRefunded: Reach = async (server, staff, language) => {
  const made = await twoTickets(server, staff, { language })
  const { status } = await sendUntilFree(server, staff, refundOrder, {
    ...ask(made, [row(made, 100, 1)], { ticketPublicIdsToBeDeleted: [made.ticketIds[1]] }),
    key: newKey(),
  })
  expect(status).toBe(200)
  return { orderId: made.order.publicId }
}

/** The first of two tickets is exchanged for a dearer one, and the difference is paid. */
const exchanged: Reach = async (server, staff, language) => {
  const { anExchange, exchange } = exchangesOf(server, staff)
  const { order, ticketIds, choice } = await anExchange({ language, cents: 1999, otherCents: 2999 })
  await workOff(server)
  const settled = { priceDifference: 'settle', payment: { method: 'cash' } } as const
  expect((await exchange(ticketIds[0]!, { ...choice, ...settled })).status).toBe(200)
  return { orderId: order.publicId }
}

const lostDayOf = async (...[server, staff, language]: Parameters<Reach>) => {
  const day = await anActivityDay(server, staff)
  const { orderId, ticketIds } = await anOrderOn(server, staff, day, { language })
  await workOff(server)
  const { publicId } = await loseDay(server, staff, lostDay([day.activityId]))
  const rescheduleToken = await tokenFor(server, staff, publicId, orderId)
  return { orderId, rescheduleToken, ticketIds, slotPublicId: day.other.slotId }
}

/** The day is lost, and the buyer has chosen another one. */
const rescheduled: Reach = async (...reach) => {
  const { orderId, rescheduleToken: token, ticketIds, slotPublicId } = await lostDayOf(...reach)
  const choices = ticketIds.map((ticketPublicId) => ({ ticketPublicId, to: { slotPublicId } }))
  const { status } = await send(reach[0], null, chooseTimes, { body: { token, choices } })
  expect(status).toBe(200)
  return { orderId, rescheduleToken: token }
}

/** The client asked for a refund of the tickets of a lost day. */
const refundAsked: Reach = async (...reach) => {
  const { orderId, rescheduleToken: token, ticketIds } = await lostDayOf(...reach)
  const body = { token, ticketPublicIds: ticketIds }
  expect((await send(reach[0], null, askRefund, { body })).status).toBe(200)
  return { orderId, rescheduleToken: token }
}

/** All tickets are refunded and cancelled: those of a lost day, or those with a new date. */
const cancelledAfter =
  (reach: Reach): Reach =>
  async (server, staff, language) => {
    const reached = await reach(server, staff, language)
    await settled(server)
    const { rows } = await server.owner.query<{ id: string }>(
      'select id from ticket where order_id = $1',
      [reached.orderId],
    )
    const { status } = await refundWhole(
      server,
      staff,
      { publicId: reached.orderId },
      { ticketPublicIdsToBeDeleted: rows.map(({ id }) => id) },
    )
    expect(status).toBe(200)
    return reached
  }

const blocked: Reach = async (server, staff, language) => {
  const { order, ticketIds } = await twoTickets(server, staff, { language })
  const [id] = ticketIds
  const { status } = await send(server, staff, blockTicket, {
    params: { id: id! },
    body: { reason: 'Perdu' },
    key: newKey(),
  })
  expect(status).toBe(200)
  return { orderId: order.publicId }
}

/** Everything is refunded; an order at no cost is cancelled completely. */
const wholly =
  (cents: number): Reach =>
  async (server, staff, language) => {
    const { order, ticketIds } = await twoTickets(server, staff, { cents, language })
    const { status } = await refundWhole(server, staff, order, {
      ticketPublicIdsToBeDeleted: ticketIds,
    })
    expect(status).toBe(200)
    return { orderId: order.publicId }
  }

const unpaid: Reach = async (server, staff, language) => {
  const { order, token } = await aSaleByLink(server, staff, { language })
  return { orderId: order.publicId, paymentToken: token }
}

/** The only card that the buyer tried was refused. */
const refused: Reach = async (server, staff, language) => {
  const reached = await unpaid(server, staff, language)
  server.provider.pay(await openPage(server, reached.paymentToken!), 'declined')
  return reached
}

/** Staff cancelled the sale before it was paid. */
const withdrawn: Reach = async (server, staff, language) => {
  const { order, token, ref } = await aSaleByLink(server, staff, { language })
  await settled(server)
  await send(server, staff, cancelPayment, { params: { ref }, body: {} })
  return { orderId: order.publicId, paymentToken: token }
}

const paidByLink: Reach = async (server, staff, language) => {
  const reached = await unpaid(server, staff, language)
  await settled(server)
  server.provider.pay(await openPage(server, reached.paymentToken!))
  await settled(server)
  return reached
}

/** Each state of an order of two tickets, with the calls that lead to it. */
export const orderStates = {
  sold,
  partRefunded,
  exchanged,
  lostDay: lostDayOf,
  rescheduled,
  refundAsked,
  lostAndRefunded: cancelledAfter(lostDayOf),
  movedAndRefunded: cancelledAfter(rescheduled),
  blocked,
  cancelled: wholly(0),
  unpaid,
  refused,
  withdrawn,
  paidByLink,
  refundedToCard: cancelledAfter(paidByLink),
  refunded: wholly(1999),
} satisfies Record<string, Reach>
export type OrderState = keyof typeof orderStates
