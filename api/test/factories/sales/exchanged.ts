import type { Body } from '@guichet/contract/endpoint.ts'
import { exchangeTicket, previewExchange } from '@guichet/contract/exchanges/exchange-ticket.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { newKey, send, type TestServer } from '../../test-server.ts'
import type { Staff } from '../staff.ts'
import { aCartLine, anOrder } from './orders.ts'

type Exchange = Body<typeof exchangeTicket>

/** Exchanges of tickets over the API. */
export function exchangesOf(server: TestServer, staff: Staff) {
  const exchange = (id: string, body: Exchange, key = newKey()) =>
    send(server, staff, exchangeTicket, { params: { id }, body, key })
  const preview = (id: string, body: Body<typeof previewExchange>) =>
    send(server, staff, previewExchange, { params: { id }, body })
  const read = async (ref: string) =>
    (await send(server, staff, getOrder, { params: { ref } })).body
  /** An order of one activity, and a slot of another, each with its own price. */
  const anExchange = async ({
    quantity = 2,
    cents = 2000,
    otherCents = 2000,
    capacity = 10,
    language = 'fr' as Language,
  } = {}) => {
    const made = await anOrder(server, staff, { quantity, cents, language })
    const other = await aCartLine(server, staff, { cents: otherCents, capacity })
    const { productId, activationDateTimeUtc, timeslotBegin, timeslotEnd } = other.line
    return {
      ...made,
      other,
      ticketIds: made.order.ticketPublicIds.split(','),
      choice: {
        productId,
        activePeriodStartDateTimeUtc: activationDateTimeUtc,
        timeslotBegin,
        timeslotEnd,
      },
    }
  }
  return { exchange, preview, read, anExchange }
}
