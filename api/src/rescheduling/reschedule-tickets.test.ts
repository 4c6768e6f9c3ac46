import { sell } from '@guichet/contract/orders/sale/sell.ts'
import {
  makeReschedulable,
  previewRescheduling,
  rescheduleTickets,
} from '@guichet/contract/rescheduling/reschedule-tickets.ts'
import { expect, test } from 'vitest'
import { aPassOnSale } from '../../test/factories/catalogue/shelf.ts'
import { anActivityDay, anOrderOn, lostDay, workOff } from '../../test/factories/sales/lost-days.ts'
import { rescheduledBy } from '../../test/factories/sales/rescheduled.ts'
import { aBusiness, aStaff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { stateOf, places, emailsTo } = rescheduledBy(server)

const launch = (body: Parameters<typeof lostDay>[1] & object, who = staff) =>
  send(server, who, rescheduleTickets, { body, key: newKey() })

test('tickets are rescheduled by their ids, as a list or separated by commas, on both paths; passes are left out', async () => {
  const day = await anActivityDay(server, staff)
  const [a, b] = [await anOrderOn(server, staff, day), await anOrderOn(server, staff, day)]
  expect(
    (
      await send(server, staff, makeReschedulable, {
        body: { ticketPublicIds: a.ticketIds.join(', '), reason: 'Panne' },
        key: newKey(),
      })
    ).body,
  ).toMatchObject({ tickets: 2, orders: 1 })
  expect((await launch({ ticketPublicIds: b.ticketIds, reason: 'Panne' })).body).toMatchObject({
    tickets: 2,
  })
  await workOff(server)
  expect((await stateOf(a.ticketIds[0]!)).state).toBe('Reschedulable')
  expect(await places(day.slot.slotId)).toEqual({ quantity: 100, taken: 0, overbooked: 0 })
  const { productId, identificationId } = await aPassOnSale(server, staff)
  const sold = await send(server, staff, sell, {
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
    key: newKey(),
  })
  expect(
    (await launch({ ticketPublicIds: sold.body.ticketPublicIds, reason: 'Panne' })).body.type,
  ).toBe('NoTicketToRescheduleFound')
})

test('without a matching ticket the request is rejected, and nothing is written', async () => {
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

test('missing items, reversed times, a skipped hour, a foreign item, and a missing or long reason are rejected at their fields', async () => {
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

test('the form by items needs the access Rescheduling; the form by tickets needs access to orders', async () => {
  const day = await anActivityDay(server, staff)
  const { ticketIds } = await anOrderOn(server, staff, day)
  const clerk = await aStaff(server, staff, { accesses: ['Orders'] })
  expect((await launch(lostDay([day.activityId]), clerk)).body).toMatchObject({
    type: 'NoAccess',
    access: ['Rescheduling'],
  })
  expect((await launch({ ticketPublicIds: ticketIds, reason: 'Panne' }, clerk)).status).toBe(200)
})

test('a double click is one cancelled date', async () => {
  const day = await anActivityDay(server, staff)
  const { orderId } = await anOrderOn(server, staff, day)
  const key = newKey()
  const [a, b] = await Promise.all(
    [1, 2].map(() =>
      send(server, staff, rescheduleTickets, { body: lostDay([day.activityId]), key }),
    ),
  )
  expect(a!.body).toEqual(b!.body)
  await workOff(server)
  expect(await emailsTo(orderId)).toBe(1)
})

test('every invariant of places holds at the end', async () =>
  expect((await violations(server.owner)).filter(({ name }) => name.startsWith('C'))).toEqual([]))
