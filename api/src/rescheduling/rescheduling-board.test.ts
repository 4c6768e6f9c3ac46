import {
  findReschedulings,
  getRescheduling,
} from '@guichet/contract/rescheduling/find-reschedulings.ts'
import { moveTicket } from '@guichet/contract/rescheduling/move-ticket.ts'
import { remindClient } from '@guichet/contract/rescheduling/remind-client.ts'
import { expect, test } from 'vitest'
import {
  anActivityDay,
  anOrderOn,
  lostDay,
  loseDay,
  workOff,
} from '../../test/factories/sales/lost-days.ts'
import { rescheduledBy } from '../../test/factories/sales/rescheduled.ts'
import { violations } from '../../test/invariants/violations.ts'
import { emailsOfOrder } from '../../test/mailbox.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { transaction } from '../platform/db/db.ts'
import type { Actor } from '../platform/http/actor.ts'
import { withActor } from '../platform/http/call.ts'
import { startRescheduling } from './public.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { stateOf, places, emailsTo } = rescheduledBy(server)

test('the tracking page shows who was notified, who chose and on whose behalf; a clerk can choose for a client, and remind them once a minute', async () => {
  const day = await anActivityDay(server, staff)
  const [first, second] = [
    await anOrderOn(server, staff, day, { firstName: 'Ada' }),
    await anOrderOn(server, staff, day, { firstName: 'Zoé' }),
  ]
  const { publicId: id } = await loseDay(server, staff, lostDay([day.activityId]))
  expect((await send(server, staff, findReschedulings, { query: {} })).body.items[0]).toMatchObject(
    {
      publicId: id,
      workState: 'done',
      date: '2030-02-02',
      isAllDay: true,
      items: [{ fr: 'Ski alpin' }],
      tickets: 4,
      freed: 4,
      waiting: 4,
      orders: 2,
      told: 2,
    },
  )
  expect(
    (
      await send(server, staff, moveTicket, {
        params: { id: first.ticketIds[0]! },
        body: { version: 2, to: { slotPublicId: day.other.slotId } },
        key: newKey(),
      })
    ).status,
  ).toBe(200)
  const board = (await send(server, staff, getRescheduling, { params: { id }, query: {} })).body
  expect(board.rescheduling).toMatchObject({ moved: 1, waiting: 3 })
  expect(
    board.orders.items.map((order) => [
      order.firstName,
      order.mail?.state,
      order.tickets.map((ticket) => ticket.answer),
    ]),
  ).toEqual([
    ['Ada', 'sent', ['moved', null]],
    ['Zoé', 'sent', [null, null]],
  ])
  expect(board.orders.items[0]!.tickets[0]).toMatchObject({
    answeredBy: 'Maude Essai',
    isAnsweredByClient: false,
    lost: { beginDateTimeUtc: '2030-02-02T14:00:00.000Z' },
    now: { beginDateTimeUtc: '2030-02-09T14:00:00.000Z' },
  })
  expect(
    (await send(server, staff, getRescheduling, { params: { id }, query: { show: 'moved' } })).body
      .orders,
  ).toMatchObject({ total: 1 })
  const remind = () =>
    send(server, staff, remindClient, {
      params: { id },
      body: { orderPublicId: second.orderId },
      key: newKey(),
    })
  expect((await remind()).body.type).toBe('TooManyTries')
  await server.owner.query(
    `update mail set created_at = created_at - interval '2 minutes' where order_id = $1`,
    [second.orderId],
  )
  expect((await remind()).status).toBe(200)
  expect((await remind()).status).toBe(429)
  expect(await emailsTo(second.orderId)).toBe(2)
})

test('a reminder names only the tickets that still wait', async () => {
  const day = await anActivityDay(server, staff)
  const { orderId, ticketIds } = await anOrderOn(server, staff, day, {})
  const { publicId: id } = await loseDay(server, staff, lostDay([day.activityId]))
  await send(server, staff, moveTicket, {
    params: { id: ticketIds[0]! },
    body: { version: 2, to: { slotPublicId: day.other.slotId } },
    key: newKey(),
  })
  await server.owner.query(
    `update mail set created_at = created_at - interval '2 minutes' where order_id = $1`,
    [orderId],
  )
  const reminded = await send(server, staff, remindClient, {
    params: { id },
    body: { orderPublicId: orderId },
    key: newKey(),
  })
  expect(reminded.status).toBe(200)
  await workOff(server)
  const emails = await emailsOfOrder(server, 'rescheduling', orderId)
  expect(emails.map((email) => /(\d) × Ski alpin/.exec(email)?.[1])).toEqual(['2', '1'])
})

test('another module starts a rescheduling of its own choice of tickets, with the same job and without closing a slot', async () => {
  const day = await anActivityDay(server, staff)
  const { ticketIds, orderId } = await anOrderOn(server, staff, day)
  const started = await transaction(server.pool, staff, 'write', (tx) =>
    startRescheduling(
      {
        ...tx,
        requestId: 'test',
        language: 'fr',
        ...withActor({ tenantId: staff.tenantId, accountId: staff.accountId } as Actor),
        audit: async () => {},
      },
      { ticketIds, reason: 'Horaire changé' },
    ),
  )
  expect(started).toMatchObject({ tickets: 2, orders: 1, people: 1 })
  await workOff(server)
  expect([
    (await stateOf(ticketIds[1]!)).state,
    await emailsTo(orderId),
    await places(day.slot.slotId),
  ]).toEqual(['Reschedulable', 1, { quantity: 100, taken: 0, overbooked: 0 }])
})

test('every invariant of places holds at the end', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))
