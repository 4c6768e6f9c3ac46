import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getRescheduling } from '@guichet/contract/rescheduling/find-reschedulings.ts'
import {
  askRefund,
  chooseTimes,
  findLinkTimes,
  readLink,
} from '@guichet/contract/rescheduling/read-link.ts'
import { expect, test } from 'vitest'
import { aSlot } from '../../../test/factories/catalogue/catalogue.ts'
import { clientLinks, to } from '../../../test/factories/client-links.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { aLink, takenOf } = clientLinks(server, staff)

test('without an account the client sees a first name and the tickets, finds free times, and chooses for all tickets at once', async () => {
  const { day, token, ticketIds, orderId, id } = await aLink()
  const view = await send(server, null, readLink, { body: { token } })
  expect(view.body).toMatchObject({
    firstName: 'Éloïse',
    reason: 'Vent trop fort',
    business: { name: { fr: 'Station Essai' }, timeZone: 'America/Toronto' },
    tickets: [
      { state: 'waiting', lost: { beginDateTimeUtc: '2030-02-02T14:00:00.000Z' }, now: null },
      { state: 'waiting' },
    ],
  })
  expect(JSON.stringify(view.body)).not.toMatch(/Côté|client@example/)
  const times = await send(server, null, findLinkTimes, {
    body: { token, ticketPublicIds: ticketIds, from: '2030-02-01' },
  })
  expect(times.body).toEqual({
    days: [
      {
        date: '2030-02-09',
        times: [
          {
            slotPublicId: day.other.slotId,
            beginDateTimeUtc: '2030-02-09T14:00:00.000Z',
            begin: '09:00',
            end: '12:00',
            remaining: 100,
          },
        ],
      },
    ],
    next: null,
  })
  const choice = { body: { token, choices: to(ticketIds, day.other.slotId) } }
  const chosen = await send(server, null, chooseTimes, choice)
  expect(chosen.body.tickets.map(({ state, now }) => [state, now?.beginDateTimeUtc])).toEqual([
    ['moved', '2030-02-09T14:00:00.000Z'],
    ['moved', '2030-02-09T14:00:00.000Z'],
  ])
  expect((await send(server, null, chooseTimes, choice)).status).toBe(200)
  expect(await takenOf(day.other.slotId)).toBe(2)
  const board = (await send(server, staff, getRescheduling, { params: { id }, query: {} })).body
  expect(
    board.orders.items[0]!.tickets.map(({ answer, isAnsweredByClient }) => [
      answer,
      isAnsweredByClient,
    ]),
  ).toEqual([
    ['moved', true],
    ['moved', true],
  ])
  const { rows } = await server.owner.query(
    `select account_id, client_id is not null as client, facts
      from audit
      where code = 'ticket.moved' and order_id = $1`,
    [orderId],
  )
  expect(rows).toMatchObject([
    { account_id: null, client: true, facts: { byClient: true } },
    { account_id: null, client: true },
  ])
})

test('a request for a refund is shown once on the tracking page and in the history; choosing a new time replaces it, and a choice stays', async () => {
  const { day, token, ticketIds, id, orderId } = await aLink()
  for (let i = 0; i < 2; i++)
    expect(
      (
        await send(server, null, askRefund, { body: { token, ticketPublicIds: ticketIds } })
      ).body.tickets.map(({ state }) => state),
    ).toEqual(['refundAsked', 'refundAsked'])
  expect(
    (await send(server, staff, getRescheduling, { params: { id }, query: { show: 'refundAsked' } }))
      .body,
  ).toMatchObject({ rescheduling: { refundAsked: 2, waiting: 0 }, orders: { total: 1 } })
  expect(
    (await send(server, staff, getOrderHistory, { params: { ref: orderId } })).body.items.filter(
      ({ code }) => code === 'ticket.refund_asked',
    ),
  ).toHaveLength(2)
  expect(
    (
      await send(server, null, chooseTimes, {
        body: { token, choices: to(ticketIds, day.other.slotId) },
      })
    ).status,
  ).toBe(200)
  const third = await aSlot(server, staff, { activityId: day.activityId, date: '2030-02-16' })
  expect(
    (
      await send(server, null, chooseTimes, {
        body: { token, choices: to(ticketIds, third.slotId) },
      })
    ).body,
  ).toMatchObject({ type: 'NotMovable', reason: 'chosen' })
  expect(
    (
      await send(server, null, askRefund, { body: { token, ticketPublicIds: ticketIds } })
    ).body.tickets.map(({ state }) => state),
  ).toEqual(['moved', 'moved'])
})

test('every invariant of places holds at the end', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))
