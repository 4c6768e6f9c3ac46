import { findOpenActivities } from '@guichet/contract/availability/find-open-activities.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { aSlot, aTicketType } from '../../test/factories/catalogue/catalogue.ts'
import { aBusiness, renewToken, type Staff } from '../../test/factories/staff.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const date = '2030-02-02'
// Ten o'clock in Montréal.
let clock = '2030-02-02T15:00:00.000Z'
const server = useTestServer({ clock: () => clock })
const staff = useBusiness(server)
const open = async (who: Staff, query: { date?: string } = {}) =>
  (await send(server, who, findOpenActivities, { query })).body
const anActivity = async (slots: [begin: string, end: string, quantity: number][]) => {
  const type = await aTicketType(server, staff)
  const made = []
  for (const [begin, end, quantity] of slots)
    made.push(
      await aSlot(server, staff, { activityId: type.activityId, date, begin, end, quantity }),
    )
  return { ...type, slots: made }
}

test('each activity has its next slot with a place, and the rest of its day', async () => {
  await renewToken(server, staff)
  const climbing = await anActivity([
    ['08:00', '09:00', 5],
    ['09:30', '11:00', 1],
    ['13:00', '14:00', 4],
  ])
  await anActivity([['08:00', '09:59', 9]])
  const found = await open(staff)
  expect(found).toMatchObject({
    date,
    activities: [
      {
        activityPublicId: climbing.activityId,
        next: { timeslotBegin: '09:30', remainingQuantity: 1, isAvailable: true },
        remaining: 5,
      },
    ],
  })
  const { activationDateTimeUtc, timeslotBegin, timeslotEnd } = climbing.slots[1]!
  const line = { productId: climbing.productId, quantity: 1 }
  await send(server, staff, sell, {
    body: {
      tickets: [{ ...line, activationDateTimeUtc, timeslotBegin, timeslotEnd }],
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  expect((await open(staff)).activities).toMatchObject([
    { next: { timeslotBegin: '13:00', remainingQuantity: 4 }, remaining: 4 },
  ])
})

test('a full activity is listed with its first slot; another day and another business list nothing', async () => {
  await renewToken(server, staff)
  const tubing = await anActivity([['15:00', '16:00', 0]])
  expect((await open(staff)).activities).toHaveLength(1)
  await server.owner.query(`update resource set quantity = 2, taken = 2 where id = $1`, [
    tubing.slots[0]!.slotId,
  ])
  const full = (await open(staff)).activities.find(
    ({ activityPublicId }) => activityPublicId === tubing.activityId,
  )
  expect(full).toMatchObject({
    next: { timeslotBegin: '15:00', isAvailable: false },
    remaining: 0,
  })
  expect((await open(staff, { date: '2030-02-03' })).activities).toEqual([])
  expect((await open(await aBusiness(server))).activities).toEqual([])
  clock = '2030-02-03T04:00:00.000Z'
  await renewToken(server, staff)
  expect((await open(staff)).activities).toEqual([])
})
