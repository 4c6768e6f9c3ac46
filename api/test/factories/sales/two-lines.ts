import type { Body } from '@guichet/contract/endpoint.ts'
import {
  exchangeTickets,
  findExchangeable,
  previewExchanges,
} from '@guichet/contract/exchanges/exchange-tickets.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { aCartLine } from './orders.ts'

type Line = Awaited<ReturnType<typeof aCartLine>>['line']

/** The choice of an exchange for the product and slot of a cart line. */
export const choiceOf = ({ productId, activationDateTimeUtc, ...line }: Line) => ({
  productId,
  activePeriodStartDateTimeUtc: activationDateTimeUtc,
  timeslotBegin: line.timeslotBegin,
  timeslotEnd: line.timeslotEnd,
})

/** Orders of two activities, and exchanges of several of their tickets together. */
export function twoLinesOf(server: TestServer, staff: Staff) {
  /** An order of two tickets of a first activity and one of a second. */
  async function anOrderOfTwo({
    cents = 2000,
    method = 'cash' as 'cash' | 'other',
    client = {} as Pick<Body<typeof sell>, 'email' | 'language'>,
  } = {}) {
    const [first, second] = [
      await aCartLine(server, staff, { cents, quantity: 2 }),
      await aCartLine(server, staff, { cents, quantity: 1 }),
    ]
    const { body: order } = await send(server, staff, sell, {
      body: { tickets: [first.line, second.line], payment: { method }, ...client },
      key: newKey(),
    })
    const { items } = (
      await send(server, staff, findTicketsOfOrder, {
        query: { orderReferenceKey: order.orderReferenceNumber },
      })
    ).body
    const [firstOfPair, secondOfPair, single] = items.map(({ publicId }) => publicId)
    return { order, first, second, pair: [firstOfPair!, secondOfPair!] as const, single: single! }
  }
  const exchangeAll = (id: string, body: Body<typeof exchangeTickets>, key = newKey()) =>
    send(server, staff, exchangeTickets, { params: { id }, body, key })
  const previewAll = (id: string, changes: Body<typeof previewExchanges>['changes']) =>
    send(server, staff, previewExchanges, { params: { id }, body: { changes } })
  const exchangeable = async (id: string) =>
    (await send(server, staff, findExchangeable, { params: { id } })).body.items
  return { anOrderOfTwo, exchangeAll, previewAll, exchangeable }
}
