import { getAllotment } from '@guichet/contract/orders/allotments/get-allotment.ts'
import { afterAll, expect, test } from 'vitest'
import { aSlot, aTicketType } from '../../../test/factories/catalogue/catalogue.ts'
import {
  allotmentDesk,
  aSlotOfToday,
  costOf,
  takeOf,
} from '../../../test/factories/sales/allotments.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'
import { newId } from '../../platform/values/ids.ts'
import { addDays, localDateOf } from '../../platform/values/zoned-time.ts'

const server = useTestServer()
const staff = useBusiness(server)
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

const { take, listed, takenOf } = allotmentDesk(server, staff)
const today = () => localDateOf(new Date().toISOString(), 'America/Toronto')

test('places are taken with their tickets and the price of every possible sale', async () => {
  const { slotId, adultId, childId, activityId } = await aSlotOfToday(server, staff)
  const { status, body } = await take(takeOf([slotId], { places: 3 }))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    counterName: 'Kiosque du bas',
    takenBy: 'Maude Essai',
    endedDateTimeUtc: null,
    ending: null,
    places: 3,
    settledPlaces: 0,
    business: { publicId: staff.tenantId, timeZone: 'America/Toronto' },
    slots: [
      {
        timeslotPublicId: slotId,
        activityPublicId: activityId,
        activityTitle: { fr: 'Ski alpin' },
        timeslotBegin: '00:00',
        timeslotEnd: '23:59',
        priceTable: 0,
        omitted: 0,
      },
    ],
  })
  const { seats } = body.slots[0]!
  expect(seats).toHaveLength(3)
  expect(new Set(seats.map(({ barcode }) => barcode)).size).toBe(3)
  const [prices] = body.priceTables
  expect(prices!.types.map(({ productId }) => productId)).toEqual([adultId, childId])
  expect([prices!.bound, prices!.totals.length]).toEqual([12, 90])
  // 5 % and 9.975 % of the sum, not of each item: 2 × 19.99 + 12.33.
  expect(costOf(body, [2, 1])).toBe(60.15)
  expect(prices!.totals.find(({ quantities }) => quantities.join() === '2,1')).toMatchObject({
    entriesTotal: 52.31,
    taxTotals: [2.62, 5.22],
  })
  expect(await takenOf(slotId)).toBe(3)
  const again = await send(server, staff, getAllotment, {
    params: { allotmentPublicId: body.publicId },
  })
  expect(again.body).toEqual(body)
  expect(await listed(body.publicId)).toMatchObject({ places: 3, settledPlaces: 0 })
})

test('slots with the same types share a table; other slots have their own', async () => {
  const [first, other] = [await aSlotOfToday(server, staff), await aSlotOfToday(server, staff)]
  const later = await aSlot(server, staff, {
    activityId: first.activityId,
    date: today(),
    begin: '23:00',
    end: '23:58',
  })
  const { body } = await take(takeOf([first.slotId, later.slotId, other.slotId]))
  expect(body.slots.map(({ priceTable }) => priceTable)).toEqual([0, 0, 1])
  expect(body.priceTables).toHaveLength(2)
})

test('a type with a mandatory question or a name is left out', async () => {
  const { slotId, childId } = await aSlotOfToday(server, staff)
  await server.owner.query(
    `insert into identification (tenant_id, id, product_id, label, optional, wants_picture, position)
      values ($1, $2, $3, $4, false, false, 0)`,
    [staff.tenantId, newId(), childId, { fr: 'Titulaire', en: 'Holder' }],
  )
  const { body } = await take(takeOf([slotId]))
  expect(body.slots[0]!.omitted).toBe(1)
  expect(body.priceTables[0]!.types).toHaveLength(1)
})

test('another day, a past slot, a slot without offers and too many places are rejected', async () => {
  const tomorrow = await aSlotOfToday(server, staff, { date: addDays(today(), 1) })
  const yesterday = await aSlotOfToday(server, staff, { date: addDays(today(), -1) })
  const { activityId } = await aTicketType(server, staff, { scheduling: 'Anytime' })
  const empty = await aSlot(server, staff, {
    activityId,
    date: today(),
    begin: '00:00',
    end: '23:59',
  })
  const few = await aSlotOfToday(server, staff, { capacity: 3 })
  expect((await take(takeOf([tomorrow.slotId]))).body).toMatchObject({
    type: 'NotOnSale',
    reason: 'notYet',
    line: 0,
  })
  expect((await take(takeOf([yesterday.slotId]))).body).toMatchObject({ reason: 'over' })
  expect((await take(takeOf([empty.slotId]))).body).toMatchObject({ reason: 'inactive' })
  expect((await take(takeOf([few.slotId]))).body).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 3,
  })
  expect((await take(takeOf([newId()]))).status).toBe(404)
  expect(await takenOf(few.slotId)).toBe(0)
})
