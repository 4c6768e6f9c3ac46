import { findTimeslots } from '@guichet/contract/availability/find-timeslots.ts'
import { sell } from '@guichet/contract/orders/sell.ts'
import {
  findReschedulings,
  getRescheduling,
} from '@guichet/contract/rescheduling/find-reschedulings.ts'
import { remindClient } from '@guichet/contract/rescheduling/remind-client.ts'
import {
  makeReschedulable,
  previewRescheduling,
  rescheduleTickets,
} from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { moveTicket } from '@guichet/contract/tickets/move-ticket.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSlot } from '../../test/factories/catalogue.ts'
import {
  anActivityDay,
  anOrderOn,
  lostDay,
  loseDay,
  workOff,
} from '../../test/factories/lost-days.ts'
import { anEquipment, aRentedPiece } from '../../test/factories/rented.ts'
import { aPassOnSale } from '../../test/factories/shelf.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, openTestServer, send, type TestServer } from '../../test/test-server.ts'
import type { Actor } from '../platform/actor.ts'
import { transaction } from '../platform/db.ts'
import { startRescheduling } from './public.ts'

let server: TestServer
let staff: Staff
beforeAll(async () => {
  server = await openTestServer()
  staff = await aBusiness(server)
})
afterAll(() => server.close())

const launch = (body: Parameters<typeof lostDay>[1] & object, who = staff) =>
  send(server, who, rescheduleTickets, { body }, { key: newKey() })
const stateOf = async (ticketId: string) =>
  (
    await server.owner.query('select state, slot_id, begins_at from ticket where id = $1', [
      ticketId,
    ])
  ).rows[0] as { state: string; slot_id: string | null; begins_at: Date | null }
const places = async (id: string) =>
  (await server.owner.query('select quantity, taken, overbooked from resource where id = $1', [id]))
    .rows[0] as object
const emailsTo = async (orderId: string) =>
  (
    await server.owner.query(
      `select state from mail where kind = 'rescheduling' and order_id = $1`,
      [orderId],
    )
  ).rowCount

test('a lost day: a look first, then tickets reschedulable, places free, slots closed, one email for each order', async () => {
  const day = await anActivityDay(server, staff)
  const [first, second, silent] = [
    await anOrderOn(server, staff, day),
    await anOrderOn(server, staff, day, { quantity: 1 }),
    await anOrderOn(server, staff, day, { email: null }),
  ]
  const body = lostDay([day.activityId])
  const counts = { tickets: 5, orders: 3, people: 1, ordersWithoutEmail: 1 }
  const preview = await send(server, staff, previewRescheduling, { body })
  expect(preview.body).toMatchObject({
    ...counts,
    slots: [
      { publicId: day.slot.slotId, timeslotBegin: '09:00', timeslotEnd: '12:00', tickets: 5 },
    ],
  })
  expect(preview.body.emails.fr).toMatchObject({
    subject: 'Choisissez un nouveau moment – Station Essai',
    html: expect.stringContaining('Vent trop fort') as string,
  })
  expect(preview.body.emails.en.html).toContain('Choose a new time')
  expect((await stateOf(first.ticketIds[0]!)).state).toBe('ScheduledActivation')

  expect(await loseDay(server, staff, body)).toMatchObject(counts)
  for (const id of [...first.ticketIds, ...second.ticketIds, ...silent.ticketIds])
    expect(await stateOf(id)).toEqual({ state: 'Reschedulable', slot_id: null, begins_at: null })
  expect(await places(day.slot.slotId)).toEqual({ quantity: 0, taken: 0, overbooked: 0 })
  expect([
    await emailsTo(first.orderId),
    await emailsTo(second.orderId),
    await emailsTo(silent.orderId),
  ]).toEqual([1, 1, 0])
  expect(
    (
      await send(server, staff, findTimeslots, {
        body: {
          collaboratorPublicId: staff.tenantId,
          activityPublicId: day.activityId,
          dateSelected: '2030-02-02',
        },
      })
    ).body.timeslots,
  ).toEqual([])
})

test('a part of the day hits the slots that meet it, and no others; slots stay open when asked', async () => {
  const day = await anActivityDay(server, staff)
  const afternoon = {
    ...day,
    slot: await aSlot(server, staff, { activityId: day.activityId, begin: '13:00', end: '16:00' }),
  }
  const [morning, later] = [
    await anOrderOn(server, staff, day),
    await anOrderOn(server, staff, afternoon),
  ]
  await loseDay(
    server,
    staff,
    lostDay([day.activityId], {
      reschedulingBeginTime: '12:00',
      reschedulingEndTime: '14:00',
      closesSlots: false,
    }),
  )
  expect([
    (await stateOf(morning.ticketIds[0]!)).state,
    (await stateOf(later.ticketIds[0]!)).state,
  ]).toEqual(['ScheduledActivation', 'Reschedulable'])
  expect(await places(afternoon.slot.slotId)).toEqual({ quantity: 100, taken: 0, overbooked: 0 })
})

test('equipment and accessories: the rentals that meet the time, with all that hangs on them; begins of that day are gone', async () => {
  const [skis, snowshoes] = [await anEquipment(server, staff), await anEquipment(server, staff)]
  const [mine, helmeted, elsewhere] = [
    await aRentedPiece(server, staff, skis),
    await aRentedPiece(server, staff, snowshoes, { withAccessory: true }),
    await aRentedPiece(server, staff, snowshoes, { date: '2030-02-03' }),
  ]
  await loseDay(
    server,
    staff,
    lostDay([], {
      rentalModelPublicIdToRescheduleList: [skis.modelId],
      accessoryPublicIdToRescheduleList: [snowshoes.accessoryId],
    }),
  )
  expect(
    await Promise.all(
      [mine, helmeted, elsewhere].map(async ({ ticketId }) => (await stateOf(ticketId)).state),
    ),
  ).toEqual(['Reschedulable', 'Reschedulable', 'ScheduledActivation'])
  expect(
    (
      await server.owner.query(
        'select from claim where released_at is null and resource_id = any($1)',
        [[skis.resourceId, snowshoes.accessoryResourceId]],
      )
    ).rowCount,
  ).toBe(0)
  expect(
    (
      await server.owner.query(
        `select on_date::text as d from occurrence where rental_type_id = $1 and closed_at is null`,
        [skis.modelId],
      )
    ).rows,
  ).toEqual([{ d: '2030-02-03' }])
})

test('tickets by their ids, as a list or parted by commas, on both paths; passes are left out', async () => {
  const day = await anActivityDay(server, staff)
  const [a, b] = [await anOrderOn(server, staff, day), await anOrderOn(server, staff, day)]
  expect(
    (
      await send(
        server,
        staff,
        makeReschedulable,
        { body: { ticketPublicIds: a.ticketIds.join(', '), reason: 'Panne' } },
        { key: newKey() },
      )
    ).body,
  ).toMatchObject({ tickets: 2, orders: 1 })
  expect((await launch({ ticketPublicIds: b.ticketIds, reason: 'Panne' })).body).toMatchObject({
    tickets: 2,
  })
  await workOff(server)
  expect((await stateOf(a.ticketIds[0]!)).state).toBe('Reschedulable')
  expect(await places(day.slot.slotId)).toEqual({ quantity: 100, taken: 0, overbooked: 0 })
  const { productId, identificationId } = await aPassOnSale(server, staff)
  const sold = await send(
    server,
    staff,
    sell,
    {
      body: {
        tickets: [
          {
            productId,
            quantity: 1,
            ticketOwners: [
              [{ identificationPublicId: identificationId, firstName: 'Léo', lastName: 'Roy' }],
            ],
          },
        ],
        payment: { method: 'cash' },
      },
    },
    { key: newKey() },
  )
  expect(
    (await launch({ ticketPublicIds: sold.body.ticketPublicIds, reason: 'Panne' })).body.type,
  ).toBe('NoTicketToRescheduleFound')
})

test('nothing matches: the named error, and nothing is written', async () => {
  const day = await anActivityDay(server, staff)
  expect(await launch(lostDay([day.activityId]))).toMatchObject({
    status: 404,
    body: { type: 'NoTicketToRescheduleFound' },
  })
  expect(
    (await send(server, staff, previewRescheduling, { body: lostDay([day.activityId]) })).body,
  ).toMatchObject({ tickets: 0, orders: 0 })
  expect(
    (
      await server.owner.query(
        'select from occurrence where slot_id = $1 and closed_at is not null',
        [day.slot.slotId],
      )
    ).rowCount,
  ).toBe(0)
})

test('bad input names its place: no items, times the wrong way round, a skipped hour, a foreign item, no reason, an endless one', async () => {
  const day = await anActivityDay(server, staff)
  const fieldsOf = async (over: object) =>
    (await launch(lostDay([day.activityId], over))).body.fields?.map(
      ({ field, rule }) => `${field} ${rule}`,
    )
  expect(await fieldsOf({ activityPublicIdToRescheduleList: [] })).toEqual([
    'activityPublicIdToRescheduleList required',
  ])
  expect(await fieldsOf({ reschedulingBeginTime: '14:00', reschedulingEndTime: '12:00' })).toEqual([
    'reschedulingEndTime order',
  ])
  expect(await fieldsOf({ reschedulingDateTime: '9999-01-01' })).toEqual([
    'reschedulingDateTime date',
  ])
  expect(
    await fieldsOf({
      reschedulingDateTime: '2030-03-10',
      reschedulingBeginTime: '02:30',
      reschedulingEndTime: '04:00',
    }),
  ).toEqual(['reschedulingBeginTime time'])
  expect(await fieldsOf({ reschedulationReason: ' ' })).toEqual(['reschedulationReason required'])
  expect(await fieldsOf({ reschedulationReason: 'x'.repeat(1501) })).toEqual([
    'reschedulationReason maxLength',
  ])
  const stranger = await anActivityDay(server, await aBusiness(server))
  expect((await launch(lostDay([day.activityId, stranger.activityId]))).body.type).toBe('NotFound')
})

test('by items it takes the access Rescheduling; by tickets whoever sees orders may', async () => {
  const day = await anActivityDay(server, staff)
  const { ticketIds } = await anOrderOn(server, staff, day)
  const clerk = await aStaff(server, staff, { accesses: ['Orders'] })
  expect((await launch(lostDay([day.activityId]), clerk)).body).toMatchObject({
    type: 'NoAccess',
    access: ['Rescheduling'],
  })
  expect((await launch({ ticketPublicIds: ticketIds, reason: 'Panne' }, clerk)).status).toBe(200)
})

test('a double click is one lost day', async () => {
  const day = await anActivityDay(server, staff)
  const { orderId } = await anOrderOn(server, staff, day)
  const key = newKey()
  const [a, b] = await Promise.all(
    [1, 2].map(() =>
      send(server, staff, rescheduleTickets, { body: lostDay([day.activityId]) }, { key }),
    ),
  )
  expect(a!.body).toEqual(b!.body)
  await workOff(server)
  expect(await emailsTo(orderId)).toBe(1)
})

test('the board: who was told, who chose, by whom, who did not; a clerk chooses for them and reminds them once a minute', async () => {
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
      await send(
        server,
        staff,
        moveTicket,
        {
          params: { id: first.ticketIds[0]! },
          body: { version: 2, to: { slotPublicId: day.other.slotId } },
        },
        { key: newKey() },
      )
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
    send(
      server,
      staff,
      remindClient,
      { params: { id }, body: { orderPublicId: second.orderId } },
      { key: newKey() },
    )
  expect((await remind()).body.type).toBe('TooManyTries')
  await server.owner.query(
    `update mail set created_at = created_at - interval '2 minutes' where order_id = $1`,
    [second.orderId],
  )
  expect((await remind()).status).toBe(200)
  expect((await remind()).status).toBe(429)
  expect(await emailsTo(second.orderId)).toBe(2)
})

test('a module above starts one for tickets of its own choice: the same work, no slot closed by it', async () => {
  const day = await anActivityDay(server, staff)
  const { ticketIds, orderId } = await anOrderOn(server, staff, day)
  const started = await transaction(server.pool, staff, 'write', (tx) =>
    startRescheduling(
      {
        ...tx,
        requestId: 'test',
        language: 'fr',
        actor: { tenantId: staff.tenantId, accountId: staff.accountId } as Actor,
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

test('after all of this every invariant of places holds', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))
