import { pickUpRental } from '@guichet/contract/bookings/set-booking-status.ts'
import { findRentalSizes, sizeRental } from '@guichet/contract/bookings/size-rental.ts'
import { getOrder } from '@guichet/contract/orders/get-order.ts'
import { getParty } from '@guichet/contract/orders/get-party.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { bookingsOf } from '../../test/factories/sales/booked.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { aRental } from '../../test/factories/time.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer({ clock: () => '2030-01-15T15:00:00.000Z' })
const { dayOf } = bookingsOf(server)
const date = '2030-02-02'

/** Two items of the first size, one of the second; one of the first is sold with a helmet. */
async function aSoldPiece({ isSizeOpen = false } = {}) {
  const staff = await aBusiness(server)
  const skis = await aRental(server, staff, { sizes: [2, 1] })
  const line = (size: number) => ({
    productId: skis.twoHours,
    quantity: 1,
    activationDateTimeUtc: skis.at(date, '09:00'),
    specificationPublicId: skis.sizeIds[size]!,
  })
  const sale = async (tickets: object[], more: object = {}) => {
    const { status, body } = await send(server, staff, sell, {
      body: { tickets, payment: { method: 'cash' }, ...more } as never,
      key: newKey(),
    })
    expect(status).toBe(200)
    return body
  }
  const order = await sale(
    [{ ...line(0), accessories: [{ productId: skis.helmet, quantity: 1 }] }],
    { party: [{ firstName: 'Léa', pieces: [{ line: 0, ordinal: 0, isSizeOpen }] }] },
  )
  const piece = (await dayOf(staff, date)).rentals[0]!
  return { staff, skis, line, sale, order, unitId: piece.unitPublicId, piece }
}
const sizesOf = async (staff: Staff, unitId: string) =>
  (await send(server, staff, findRentalSizes, { params: { unitId } })).body.items
const give = (staff: Staff, unitId: string, specificationPublicId: string, version = 1) =>
  send(server, staff, sizeRental, { params: { unitId }, body: { version, specificationPublicId } })
const codeOf = async (unitId: string) =>
  (await server.owner.query('select generation, state from ticket where unit_id = $1', [unitId]))
    .rows[0]

test('changing the size takes the new one and frees the previous one; the price, the helmet and the code stay', async () => {
  const { staff, skis, order, unitId } = await aSoldPiece({ isSizeOpen: true })
  expect(await sizesOf(staff, unitId)).toMatchObject([
    { free: 2, isCurrent: true },
    { free: 1, isCurrent: false },
  ])
  const before = await codeOf(unitId)
  const { status, body } = await give(staff, unitId, skis.sizeIds[1]!)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: 2,
    state: 'toPickUp',
    isSizeOpen: false,
    sizeName: { fr: '160 cm' },
    accessories: [{ count: 1 }],
    person: { firstName: 'Léa' },
  })
  expect(await codeOf(unitId)).toEqual(before)
  const { body: now } = await send(server, staff, getOrder, {
    params: { ref: order.orderReferenceNumber },
  })
  expect(now.invoice.finalCost).toBe(order.invoice.finalCost)
  expect(now.invoice.entries[0]!.units![0]!.exchangedFor).toMatchObject({
    productTitle: { fr: expect.stringContaining('160 cm') },
  })
  expect(await violations(server.owner)).toEqual([])
})

test('the same size only confirms that it fits; so does the pick-up', async () => {
  const { staff, skis, unitId } = await aSoldPiece({ isSizeOpen: true })
  const { body } = await give(staff, unitId, skis.sizeIds[0]!)
  expect(body).toMatchObject({ version: 1, isSizeOpen: false, sizeName: { fr: '150 cm' } })
  const other = await aSoldPiece({ isSizeOpen: true })
  const picked = await send(server, other.staff, pickUpRental, {
    params: { unitId: other.unitId },
    body: { version: 1 },
  })
  expect(picked.body).toMatchObject({ state: 'out', isSizeOpen: false })
})

test('an item that waits in another size is still open, and is as sold when it is changed back', async () => {
  const { staff, skis, order, unitId } = await aSoldPiece({ isSizeOpen: true })
  const put = (version: number, nth: number) =>
    send(server, staff, sizeRental, {
      params: { unitId },
      body: { version, specificationPublicId: skis.sizeIds[nth]!, staysOpen: true },
    })
  const became = async () => {
    const { body } = await send(server, staff, getOrder, {
      params: { ref: order.orderReferenceNumber },
    })
    return body.invoice.entries[0]!.units![0]!.exchangedFor
  }
  expect((await put(1, 1)).body).toMatchObject({
    version: 2,
    isSizeOpen: true,
    specificationPublicId: skis.sizeIds[1],
  })
  expect(await became()).toMatchObject({ productTitle: { fr: expect.stringContaining('160 cm') } })
  // The party form shows the size as open, as the slip does.
  const { body: party } = await send(server, staff, getParty, {
    params: { ref: order.orderReferenceNumber },
  })
  expect(party.members[0]!.pieces[0]).toMatchObject({ isSizeOpen: true })
  expect((await put(1, 0)).body).toMatchObject({ type: 'StaleVersion' })
  expect((await put(2, 0)).body).toMatchObject({ version: 3, isSizeOpen: true })
  expect(await became()).toBeNull()
  expect(await violations(server.owner)).toEqual([])
})

test('a size without a free item, a size of another type and an item that is already out are rejected', async () => {
  const { staff, skis, line, sale, unitId } = await aSoldPiece()
  await sale([line(1)])
  expect((await sizesOf(staff, unitId)).map(({ free }) => free)).toEqual([2, 0])
  expect((await give(staff, unitId, skis.sizeIds[1]!)).body).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 0,
  })
  const other = await aRental(server, staff)
  expect((await give(staff, unitId, other.sizeIds[0]!)).body).toMatchObject({
    type: 'InvalidRequest',
    fields: [{ field: 'specificationPublicId' }],
  })
  await send(server, staff, pickUpRental, { params: { unitId }, body: { version: 1 } })
  expect((await give(staff, unitId, skis.sizeIds[0]!, 2)).body).toMatchObject({
    type: 'InvalidBookingTransition',
    from: 'out',
  })
  expect(await violations(server.owner)).toEqual([])
})
