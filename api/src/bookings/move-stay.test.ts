import { findStayUnits, moveStay } from '@guichet/contract/bookings/move-stay.ts'
import { setBookingStatus } from '@guichet/contract/bookings/set-booking-status.ts'
import { getOrderHistory } from '@guichet/contract/orders/get-order-history.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { reactivateOrder } from '@guichet/contract/orders/refunds/reactivate-order.ts'
import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import { getDayBoard } from '@guichet/contract/today/get-day-board.ts'
import { expect, test } from 'vitest'
import { aHouse, type SoldStay } from '../../test/factories/catalogue/rooms.ts'
import { bookingsOf } from '../../test/factories/sales/booked.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { aPackage } from '../../test/factories/time.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { entryLines } from '../orders/public.ts'

const atNoon = '2030-01-31T17:00:00.000Z'
let clock = atNoon
const server = useTestServer({ clock: () => clock })
const { dayOf, calendar } = bookingsOf(server)
const date = '2030-02-01'

/** Four rooms: two alike, one more expensive, one for a single person. */
const rooms = [{}, {}, { price: '150.00' }, { maxPersons: 1 }]
async function aNight() {
  clock = atNoon
  const staff = await aBusiness(server)
  const house = await aHouse(server, staff, rooms)
  return { staff, house, stay: await house.book(0) }
}
const move = (staff: Staff, { id }: Pick<SoldStay, 'id'>, typeId: string, version = 1) =>
  send(server, staff, moveStay, {
    params: { id },
    body: { version, lodgingTypePublicId: typeId },
  })
const unitsOf = async (staff: Staff, { id }: SoldStay) =>
  (await send(server, staff, findStayUnits, { params: { id } })).body
const becameOf = async (staff: Staff, { reference }: SoldStay) =>
  (await send(server, staff, getOrder, { params: { ref: reference } })).body.invoice
    .lodgingEntries[0]!.units![0]!.exchangedFor

test('the rooms of the category are listed with their free units, and with the reason why a booking may not move there', async () => {
  const { staff, stay, house } = await aNight()
  expect(await unitsOf(staff, stay)).toMatchObject({
    whyNotMoved: null,
    items: [
      { publicId: house.typeIds[0], free: 1, whyNot: 'sameUnit' },
      { name: { fr: 'Chambre 2' }, free: 1, whyNot: null },
      { free: 1, whyNot: 'price' },
      { free: 1, whyNot: 'persons' },
    ],
  })
  await house.book(1)
  expect((await unitsOf(staff, stay)).items[1]).toMatchObject({ free: 0, whyNot: 'full' })
})

test('a booking moves to another room at the same price, and its order, the calendar, the day board and the history follow', async () => {
  const { staff, stay, house } = await aNight()
  const before = (await send(server, staff, getOrder, { params: { ref: stay.reference } })).body
  const { status, body } = await move(staff, stay, house.typeIds[1]!)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: 2,
    status: 'Booked',
    name: { fr: 'Chambre 2' },
    lodgingTypePublicId: house.typeIds[1],
    guestName: 'Marthe Nuit',
  })
  const { body: now } = await send(server, staff, getOrder, { params: { ref: stay.reference } })
  expect(now.invoice.finalCost).toBe(before.invoice.finalCost)
  expect(now.invoice.taxes).toEqual(before.invoice.taxes)
  expect(await becameOf(staff, stay)).toMatchObject({
    productTitle: { fr: 'Chambre 2' },
    categoryTitle: { fr: 'Chambres' },
  })
  expect((await dayOf(staff, date)).stays).toMatchObject([{ name: { fr: 'Chambre 2' } }])
  const { lodging } = await calendar(staff, date, '1')
  expect(lodging.map(({ days }) => days[0]!.taken)).toEqual([0, 1, 0, 0])
  const { body: board } = await send(server, staff, getDayBoard, { query: { date } })
  expect(board.lodging.map(({ free, sold }) => [free, sold])).toEqual([
    [1, 0],
    [0, 1],
    [1, 0],
    [1, 0],
  ])
  const { body: history } = await send(server, staff, getOrderHistory, {
    params: { ref: stay.reference },
  })
  expect(history.items.find(({ code }) => code === 'booking.moved')!.facts).toMatchObject({
    fromUnit: { fr: 'Chambre 1' },
    toUnit: { fr: 'Chambre 2' },
  })
  // The room that it left is free, the other is not.
  expect((await send(server, staff, findStayUnits, { params: { id: stay.id } })).status).toBe(200)
  await house.book(0)
  await expect(house.book(1)).rejects.toThrow('NotEnoughInventory')
})

test('the lines of the order, as emails have them, name the current room', async () => {
  const { staff, stay, house } = await aNight()
  await move(staff, stay, house.typeIds[1]!)
  const { body } = await send(server, staff, getOrder, { params: { ref: stay.reference } })
  const labels = (['fr', 'en'] as const).map((language) =>
    entryLines(body.invoice, language).map(({ label }) => label),
  )
  expect(labels).toEqual([
    ['Chambres – Chambre 2 · 2030-02-01 → 2030-02-03'],
    ['Rooms – Room 2 · 2030-02-01 → 2030-02-03'],
  ])
})

test('a booking that is moved back to its room is as sold', async () => {
  const { staff, stay, house } = await aNight()
  await move(staff, stay, house.typeIds[1]!)
  const back = await move(staff, stay, house.typeIds[0]!, 2)
  expect(back.body).toMatchObject({ version: 3, name: { fr: 'Chambre 1' } })
  expect(await becameOf(staff, stay)).toBeNull()
})

test('an invalid move is rejected with the reason, and nothing changes', async () => {
  const { staff, stay, house } = await aNight()
  const [, second, dearer, single] = house.typeIds
  expect((await move(staff, stay, dearer!)).body).toMatchObject({
    type: 'NotMovable',
    reason: 'price',
    bookingPublicId: stay.id,
  })
  expect((await move(staff, stay, single!)).body).toMatchObject({ reason: 'persons' })
  expect((await move(staff, stay, second!, 7)).body).toMatchObject({ type: 'StaleVersion' })
  const elsewhere = await aHouse(server, staff, [{}])
  expect((await move(staff, stay, elsewhere.typeIds[0]!)).body).toMatchObject({
    type: 'InvalidRequest',
    fields: [{ field: 'lodgingTypePublicId' }],
  })
  await house.book(1)
  expect((await move(staff, stay, second!)).body).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 0,
  })
  expect((await dayOf(staff, date)).stays.map(({ version }) => version)).toEqual([1, 1])
})

test('a checked-in booking, and a booking of a package, cannot move', async () => {
  const { staff, stay, house } = await aNight()
  clock = '2030-02-01T22:00:00.000Z'
  await send(server, staff, setBookingStatus, {
    params: { id: stay.id },
    body: { version: 1, status: 'CheckedIn' },
  })
  expect((await move(staff, stay, house.typeIds[1]!, 2)).body).toMatchObject({
    type: 'NotMovable',
    reason: 'checkedIn',
  })
  const productId = await aPackage(server, staff, [
    { productPublicId: house.productIds[1]!, quantity: 1 },
  ])
  const packed = await house.sellStay({
    productId,
    quantity: 1,
    parts: [{ productId: house.productIds[1]!, checkInDate: '2030-02-05', numberOfPerson: 1 }],
  })
  expect((await unitsOf(staff, packed)).whyNotMoved).toBe('package')
  expect((await move(staff, packed, house.typeIds[0]!)).body).toMatchObject({ reason: 'package' })
})

test('a moved booking that is cancelled and reactivated is in the room that it moved to', async () => {
  const { staff, house } = await aNight()
  await server.owner.query('update product set price_cents = 0 where tenant_id = $1', [
    staff.tenantId,
  ])
  const stay = await house.book(1, 'free')
  expect((await move(staff, stay, house.typeIds[2]!)).status).toBe(200)
  clock = '2030-01-31T17:10:00.000Z'
  const canceled = await send(server, staff, refundOrder, {
    body: {
      orderPublicId: stay.orderId,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Erreur',
      bookingPublicIdsToBeDeleted: [stay.id],
    },
    key: newKey(),
  })
  expect(canceled.body).toMatchObject({ status: 'Canceled' })
  expect((await move(staff, stay, house.typeIds[0]!, 3)).body).toMatchObject({
    type: 'NotMovable',
    reason: 'canceled',
  })
  await send(server, staff, reactivateOrder, {
    body: { orderPublicId: stay.orderId },
    key: newKey(),
  })
  expect(
    (await dayOf(staff, date)).stays.find(({ publicId }) => publicId === stay.id),
  ).toMatchObject({ status: 'Booked', name: { fr: 'Chambre 3' } })
})

test('every invariant holds at the end', async () =>
  expect(await violations(server.owner)).toEqual([]))
