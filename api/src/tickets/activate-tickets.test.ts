import { exchangeTicket } from '@guichet/contract/exchanges/exchange-ticket.ts'
import { resendOrder } from '@guichet/contract/orders/emails/resend-order.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { activateTickets, makeTicketAvailable } from '@guichet/contract/tickets/activate-tickets.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { getTicket } from '@guichet/contract/tickets/get-ticket.ts'
import { expect, test } from 'vitest'
import { anytimeTickets } from '../../test/factories/sales/anytime-tickets.ts'
import { aGate, codeOf } from '../../test/factories/sales/gate.ts'
import { aCartLine, anOrder } from '../../test/factories/sales/orders.ts'
import { violations } from '../../test/invariants/violations.ts'
import { emailsOfOrder } from '../../test/mailbox.ts'
import { newKey, openTestServer, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

/** 10:10 in Toronto. */
const now = '2030-02-02T15:10:00.000Z'
async function atTen<T>(work: (at: typeof server) => Promise<T>): Promise<T> {
  const at = await openTestServer({ url: server.url, clock: () => now })
  try {
    return await work(at)
  } finally {
    await at.close()
  }
}
const activate = (ids: readonly string[], at = server, key = newKey()) =>
  send(at, staff, activateTickets, {
    body: { tickets: ids.map((publicId) => ({ publicId })) },
    key,
  })
const takeBack = (publicId: string, key = newKey()) =>
  send(server, staff, makeTicketAvailable, { body: { publicId }, key })

test('a day ticket begins now and ends as its category says; the order, the ticket and the history show it', async () => {
  const { ticketIds, reference } = await anytimeTickets(server, staff, { validFor: '04:00:00' })
  const endsAt = '2030-02-02T19:10:00.000Z'
  const shown = await atTen(async (at) => {
    expect((await activate(ticketIds, at)).body.items).toEqual([
      {
        publicId: ticketIds[0],
        version: 2,
        status: 'Active',
        activePeriodStartDateTimeUtc: now,
        activePeriodStopDateTimeUtc: endsAt,
      },
    ])
    return (await send(at, staff, getTicket, { params: { id: ticketIds[0]! } })).body
  })
  expect(shown).toMatchObject({
    status: 'Active',
    displayedStatus: 'Active',
    activationDateTimeUtc: now,
    date: '2030-02-02',
    timeslotBegin: '10:10',
    timeslotEnd: '14:10',
    time: { standing: 'set' },
    can: { activate: false, makeAvailable: true },
  })
  const order = await send(server, staff, getOrder, { params: { ref: reference } })
  const units = order.body.invoice.entries.flatMap((entry) => entry.units)
  expect(units[0]).toMatchObject({ time: { standing: 'set', date: '2030-02-02' } })
  const history = await send(server, staff, getOrderHistory, { params: { ref: reference } })
  expect(history.body.items[0]).toMatchObject({
    code: 'ticket.activated',
    ticketReferenceKey: shown.ticketReferenceKey,
    facts: { from: { beginsAt: null, endsAt: null }, to: { beginsAt: now, endsAt } },
  })
  expect(await violations(server.owner)).toEqual([])
})

test('without such a duration an activated ticket ends with the day of the business', async () => {
  const { ticketIds } = await anytimeTickets(server, staff)
  const { body } = await atTen((at) => activate(ticketIds, at))
  expect(body.items[0]!.activePeriodStopDateTimeUtc).toBe('2030-02-03T05:00:00.000Z')
})

test('a repeated email names the day on which an activated ticket ends', async () => {
  const { ticketIds, orderId } = await anytimeTickets(server, staff, { validFor: '3.00:00:00' })
  const resent = async () => {
    await send(server, staff, resendOrder, { body: { orderPublicId: orderId }, key: newKey() })
    return (await emailsOfOrder(server, 'order-confirmation', orderId)).at(-1)
  }
  await atTen((at) => activate(ticketIds, at))
  const active = await resent()
  expect(active).toContain('2030-02-02 10:10 – 2030-02-05 10:10')
  expect(active).not.toContain('Valable en tout temps')
  await takeBack(ticketIds[0]!)
  const available = await resent()
  expect(available).toContain('Valable en tout temps')
  expect(available).not.toContain('2030-02-05')
})

test('a reversed activation makes the ticket valid at any time again, with the same code', async () => {
  const { ticketIds, reference } = await anytimeTickets(server, staff)
  const codes = async () =>
    (
      await send(server, staff, findTicketsOfOrder, { query: { orderReferenceKey: reference } })
    ).body.items.map(({ barcode, status, can }) => [status, barcode, can])
  const [before] = await codes()
  expect(before).toMatchObject(['Available', expect.any(String), { activate: true }])
  await activate(ticketIds)
  expect((await takeBack(ticketIds[0]!)).body).toMatchObject({
    version: 3,
    status: 'Available',
    activePeriodStartDateTimeUtc: null,
    activePeriodStopDateTimeUtc: null,
  })
  expect(await codes()).toEqual([before])
  expect(await violations(server.owner)).toEqual([])
})

test('several tickets are all activated or none, and the first one that may not be is named', async () => {
  const { ticketIds } = await anytimeTickets(server, staff, { quantity: 3 })
  await activate([ticketIds[1]!])
  expect((await activate(ticketIds)).body).toMatchObject({
    type: 'InvalidTicketTransition',
    ticketPublicId: ticketIds[1],
    from: 'Active',
    to: 'Active',
  })
  const { rows } = await server.owner.query(
    'select state from ticket where id = any($1) order by id',
    [ticketIds],
  )
  expect(rows.filter(({ state }) => state === 'Active')).toHaveLength(1)
})

test('a ticket of a slot, a cancelled one and an available one are not changed', async () => {
  const slotted = (await anOrder(server, staff)).order.ticketPublicIds.split(',')
  expect((await activate(slotted.slice(0, 1))).body.type).toBe('InvalidTicketTransition')
  expect((await takeBack(slotted[0]!)).body.type).toBe('InvalidTicketTransition')
  const { ticketIds, orderId } = await anytimeTickets(server, staff)
  expect((await takeBack(ticketIds[0]!)).body.type).toBe('InvalidTicketTransition')
  const refund = await send(server, staff, refundOrder, {
    body: {
      orderPublicId: orderId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Pluie',
      ticketPublicIdsToBeDeleted: ticketIds,
      bookingPublicIdsToBeDeleted: [],
    },
    key: newKey(),
  })
  expect(refund.status).toBe(200)
  expect((await activate(ticketIds)).body.type).toBe('InvalidTicketTransition')
})

test('a request repeated with its key gets the same reply, and writes one line', async () => {
  const { ticketIds } = await anytimeTickets(server, staff)
  const key = newKey()
  const first = await activate(ticketIds, server, key)
  expect((await activate(ticketIds, server, key)).body).toEqual(first.body)
  const { rows } = await server.owner.query(
    `select count(*)::int as lines
      from audit
      where subject_id = $1 and code = 'ticket.activated'`,
    [ticketIds[0]],
  )
  expect(rows).toEqual([{ lines: 1 }])
})

test('a ticket that was used is not made available again, and its order has the time of use', async () => {
  const { ticketIds, orderId } = await anytimeTickets(server, staff)
  await activate(ticketIds)
  const gate = await aGate(server, staff)
  const { result } = await gate.scan(await codeOf(server, staff, ticketIds[0]!))
  expect(result).toBe('accepted')
  expect(await takeBack(ticketIds[0]!)).toMatchObject({
    status: 409,
    body: { type: 'InvalidTicketTransition', reason: 'used', from: 'Active', to: 'Available' },
  })
  const { body: ticket } = await send(server, staff, getTicket, { params: { id: ticketIds[0]! } })
  expect(ticket).toMatchObject({ status: 'Active', can: { makeAvailable: false } })
  const { body: order } = await send(server, staff, getOrder, { params: { ref: orderId } })
  expect(order.invoice.entries[0]!.units![0]!.usedDateTimeUtc).toBe(
    ticket.scans![0]!.scannedDateTimeUtc,
  )
})

test.each([{ isActivated: false }, { isActivated: true }])(
  'a ticket without a slot that was used is not exchanged for another entry (activated: $isActivated)',
  async ({ isActivated }) => {
    const { ticketIds } = await anytimeTickets(server, staff)
    const [id] = ticketIds
    if (isActivated) await activate(ticketIds)
    const gate = await aGate(server, staff)
    expect((await gate.scan(await codeOf(server, staff, id!))).result).toBe('accepted')
    const { line } = await aCartLine(server, staff)
    const { status, body } = await send(server, staff, exchangeTicket, {
      params: { id: id! },
      body: {
        productId: line.productId,
        activePeriodStartDateTimeUtc: line.activationDateTimeUtc,
        timeslotBegin: line.timeslotBegin,
        timeslotEnd: line.timeslotEnd,
      },
      key: newKey(),
    })
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { type: 'NotMovable', reason: 'used' },
    })
    const { body: ticket } = await send(server, staff, getTicket, { params: { id: id! } })
    expect(ticket.whyNotExchanged).toBe('used')
  },
)
