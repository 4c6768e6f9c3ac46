import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import {
  askRefund,
  chooseTimes,
  findLinkTimes,
  readLink,
} from '@guichet/contract/rescheduling/client-link.ts'
import { getRescheduling } from '@guichet/contract/rescheduling/find-reschedulings.ts'
import { expect, test } from 'vitest'
import { aSlot } from '../../test/factories/catalogue.ts'
import {
  anActivityDay,
  anOrderOn,
  lostDay,
  loseDay,
  tokenFor,
} from '../../test/factories/lost-days.ts'
import { anEquipment, aRentedPiece } from '../../test/factories/rented.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)

async function aLink({ quantity = 2, otherCapacity = 100 } = {}) {
  const day = await anActivityDay(server, staff, { otherCapacity })
  const made = await anOrderOn(server, staff, day, { quantity })
  const { publicId: id } = await loseDay(server, staff, lostDay([day.activityId]))
  return { day, ...made, id, token: await tokenFor(server, staff, id, made.orderId) }
}
const takenOf = async (id: string) =>
  (await server.owner.query('select taken from resource where id = $1', [id])).rows[0]
    .taken as number
const to = (ticketIds: string[], slotPublicId: string) =>
  ticketIds.map((ticketPublicId) => ({ ticketPublicId, to: { slotPublicId } }))

test('without an account: sees a first name and the tickets, finds free times, chooses for all of them at once', async () => {
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
    `select account_id, client_id is not null as client, facts from audit where code = 'ticket.moved' and order_id = $1`,
    [orderId],
  )
  expect(rows).toMatchObject([
    { account_id: null, client: true, facts: { byClient: true } },
    { account_id: null, client: true },
  ])
})

test('two clicks at once are one choice', async () => {
  const { day, token, ticketIds } = await aLink()
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      send(server, null, chooseTimes, {
        body: { token, choices: to(ticketIds, day.other.slotId) },
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await takenOf(day.other.slotId)).toBe(2)
})

test('all of them or none: one place too few leaves every ticket where it was, and says how many are left', async () => {
  const { day, token, ticketIds } = await aLink({ otherCapacity: 1 })
  expect(
    (
      await send(server, null, chooseTimes, {
        body: { token, choices: to(ticketIds, day.other.slotId) },
      })
    ).body,
  ).toMatchObject({ type: 'NotEnoughInventory', remaining: 1 })
  expect(
    (await send(server, null, findLinkTimes, { body: { token, ticketPublicIds: ticketIds } })).body
      .days,
  ).toEqual([])
  expect(
    (
      await send(server, null, chooseTimes, {
        body: { token, choices: to(ticketIds.slice(0, 1), day.other.slotId) },
      })
    ).status,
  ).toBe(200)
})

test('a wish for a refund stands on the board and in the history, once; it gives way to a time; what was chosen stays', async () => {
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

test('equipment: only begins that timetables offer and that have the size and the accessory left', async () => {
  const equipment = await anEquipment(server, staff, {
    quantity: 1,
    dates: ['2030-02-02', '2030-02-03'],
  })
  const mine = await aRentedPiece(server, staff, equipment, { withAccessory: true })
  await aRentedPiece(server, staff, equipment, { date: '2030-02-03', begin: '10:00' })
  const { publicId: id } = await loseDay(
    server,
    staff,
    lostDay([], { rentalModelPublicIdToRescheduleList: [equipment.modelId] }),
  )
  const token = await tokenFor(server, staff, id, mine.order.publicId)
  const { days } = (
    await send(server, null, findLinkTimes, {
      body: { token, ticketPublicIds: [mine.ticketId], from: '2030-01-20' },
    })
  ).body
  expect(
    days.map((day) => [day.date, day.times.map(({ begin, end }) => `${begin}–${end}`)]),
  ).toEqual([['2030-02-03', ['13:00–15:00']]])
  const choose = (beginDateTimeUtc: string) =>
    send(server, null, chooseTimes, {
      body: { token, choices: [{ ticketPublicId: mine.ticketId, to: { beginDateTimeUtc } }] },
    })
  expect((await choose('2030-02-03T18:15:00.000Z')).body).toMatchObject({
    type: 'NotOnSale',
    reason: 'noSuchSlot',
  })
  expect((await choose(days[0]!.times[0]!.beginDateTimeUtc)).body.tickets[0]).toMatchObject({
    state: 'moved',
    now: {
      beginDateTimeUtc: '2030-02-03T18:00:00.000Z',
      endDateTimeUtc: '2030-02-03T20:00:00.000Z',
    },
  })
})

test('a forged, changed, expired or foreign token is 404 and nothing is written; a ticket of another order too', async () => {
  const { token, id, orderId, ticketIds, day } = await aLink()
  const stranger = await aLink()
  const bytes = Buffer.from(token, 'base64url')
  const flipped = (at: number) => {
    const copy = Buffer.from(bytes)
    copy[at]! ^= 1
    return copy.toString('base64url')
  }
  const expired = server.app.links
    .linkOf({ tenantId: staff.tenantId, reschedulingId: id, orderId }, '2020-01-01T00:00:00.000Z')
    .split('#')[1]!
  const otherOrder = server.app.links
    .linkOf(
      { tenantId: staff.tenantId, reschedulingId: id, orderId: stranger.orderId },
      new Date().toISOString(),
    )
    .split('#')[1]!
  const otherBusiness = server.app.links
    .linkOf(
      { tenantId: (await aBusiness(server)).tenantId, reschedulingId: id, orderId },
      new Date().toISOString(),
    )
    .split('#')[1]!
  for (const bad of [
    '',
    'x',
    flipped(0),
    flipped(20),
    flipped(50),
    flipped(80),
    `${token}A`,
    token.slice(0, -1),
    bytes.toString('base64'),
    expired,
    otherOrder,
    otherBusiness,
  ])
    expect((await send(server, null, readLink, { body: { token: bad } })).status, bad).toBe(404)
  expect(
    (
      await send(server, null, chooseTimes, {
        body: { token, choices: to(stranger.ticketIds, day.other.slotId) },
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await send(server, null, askRefund, {
        body: { token: stranger.token, ticketPublicIds: ticketIds },
      })
    ).status,
  ).toBe(404)
  expect(await takenOf(day.other.slotId)).toBe(0)
})

test('who guesses tokens is slowed down', async () => {
  const guess = () => send(server, null, readLink, { body: { token: 'guess' } })
  for (let i = 0; i < 100; i++) await guess()
  expect((await guess()).body).toMatchObject({ type: 'TooManyTries' })
})

test('after all of this every invariant of places holds', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))
