import { getExchange } from '@guichet/contract/exchanges/exchange-ticket.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { expect, test } from 'vitest'
import { exchangesOf } from '../../test/factories/sales/exchanged.ts'
import { aRentedPiece } from '../../test/factories/sales/rented.ts'
import { aRental } from '../../test/factories/time.ts'
import { violations } from '../../test/invariants/violations.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { exchange, preview, read } = exchangesOf(server, staff)

const skisOf = async (options: Parameters<typeof aRental>[2] = {}) => ({
  ...(await aRental(server, staff, options)),
  resourceId: '',
  accessoryResourceId: '',
})
const claimsOf = async (orderId: string) =>
  (
    await server.owner.query(
      `select r.kind, count(*)::int as pieces, min(c.begins_at)::timestamptz(0)::text as from,
          max(c.ends_at)::timestamptz(0)::text as until
        from claim c
        join unit u on u.id = c.unit_id
        join resource r on r.id = c.resource_id
        where u.order_id = $1 and c.released_at is null
        group by 1
        order by 1`,
      [orderId],
    )
  ).rows

test('an exchange for another size at the same time takes its only item; the accessory and the price stay', async () => {
  const skis = await skisOf({ sizes: [1, 1], helmets: 1, turnaround: '00:00:00' })
  const { ticketId, order } = await aRentedPiece(server, staff, skis, { withAccessory: true })
  const at = skis.at('2030-02-02', '09:00')
  const asked = {
    productId: skis.twoHours,
    activePeriodStartDateTimeUtc: at,
    specificationPublicId: skis.sizeIds[1]!,
  }
  expect((await exchange(ticketId, asked)).body).toMatchObject({ difference: 0 })
  expect(await claimsOf(order.publicId)).toEqual([
    {
      kind: 'accessory',
      pieces: 1,
      from: '2030-02-02 14:00:00+00',
      until: '2030-02-02 16:00:00+00',
    },
    { kind: 'size', pieces: 1, from: '2030-02-02 14:00:00+00', until: '2030-02-02 16:00:00+00' },
  ])
  const unit = (await read(order.orderReferenceNumber)).invoice.entries[0]!.units![0]!
  expect(unit.exchangedFor?.productTitle.fr).toMatch(/160 cm$/)
  expect((await exchange(ticketId, asked)).body.tickets).toEqual([
    { publicId: ticketId, version: 2 },
  ])
})

test('a longer rental does not count its own claim; a begin time outside of the timetables needs the explicit choice of a clerk', async () => {
  const skis = await skisOf({ sizes: [1], turnaround: '00:00:00' })
  const { ticketId } = await aRentedPiece(server, staff, skis)
  const day = {
    productId: skis.oneDay,
    specificationPublicId: skis.sizeIds[0]!,
    activePeriodStartDateTimeUtc: skis.at('2030-02-02', '11:15'),
  }
  expect((await exchange(ticketId, day)).body).toMatchObject({
    type: 'NotOnSale',
    reason: 'noSuchSlot',
  })
  expect((await exchange(ticketId, { ...day, isBeginTimeCustom: true })).status).toBe(200)
  expect(
    (await send(server, staff, getExchange, { params: { id: ticketId } })).body.rental,
  ).toMatchObject({ isBeginTimeCustom: true, specificationPublicId: skis.sizeIds[0] })
})

test('accessories are added and removed, at 0 when the price stays and at their price when the difference is settled', async () => {
  const skis = await skisOf({ sizes: [3], helmets: 2, turnaround: '00:00:00' })
  const { ticketId, order } = await aRentedPiece(server, staff, skis)
  const same = {
    productId: skis.twoHours,
    activePeriodStartDateTimeUtc: skis.at('2030-02-02', '09:00'),
    specificationPublicId: skis.sizeIds[0]!,
  }
  const withHelmet = { ...same, accessories: [{ productId: skis.helmet, quantity: 1 }] }
  const { difference } = (await preview(ticketId, withHelmet)).body
  expect(difference!.net).toBeGreaterThan(0)
  const settled = { priceDifference: 'settle', payment: { method: 'cash' } } as const
  expect((await exchange(ticketId, { ...withHelmet, ...settled })).body.difference).toBe(
    difference!.total,
  )
  const kinds = async () => (await claimsOf(order.publicId)).map(({ kind }) => kind)
  expect(await kinds()).toEqual(['accessory', 'size'])
  expect((await exchange(ticketId, { ...same, accessories: [], ...settled })).body.difference).toBe(
    -difference!.total,
  )
  expect(await kinds()).toEqual(['size'])
  expect((await exchange(ticketId, withHelmet)).body.difference).toBe(0)
  const { invoice } = await read(order.orderReferenceNumber)
  expect(invoice.entries.map(({ kind, total }) => ({ kind, total }))).toEqual([
    { kind: 'equipment_rental', total: invoice.entries[0]!.total },
    { kind: 'accessory_rental', total: difference!.net },
    { kind: 'accessory_rental', total: 0 },
  ])
  expect(invoice.entries[1]!.units!.map(({ isDropped }) => isDropped)).toEqual([true])
})

test('equipment that is out, of another category or without stock is rejected and nothing is taken', async () => {
  const [skis, others] = [await skisOf({ sizes: [1], helmets: 1 }), await skisOf({ sizes: [1] })]
  const { ticketId, order } = await aRentedPiece(server, staff, skis, { withAccessory: true })
  const taken = await aRentedPiece(server, staff, others)
  const before = await claimsOf(order.publicId)
  const asked = {
    productId: others.twoHours,
    activePeriodStartDateTimeUtc: others.at('2030-02-02', '09:00'),
    specificationPublicId: others.sizeIds[0]!,
  }
  expect((await exchange(ticketId, asked)).body.fields?.map(({ field }) => field)).toEqual([
    'accessories.0.productId',
  ])
  expect((await exchange(ticketId, { ...asked, accessories: [] })).body).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 0,
  })
  expect(await claimsOf(order.publicId)).toEqual(before)
  await server.owner.query('update rental set picked_up_at = now() where unit_id = $1', [
    taken.unitId,
  ])
  expect((await exchange(taken.ticketId, asked)).body).toMatchObject({ reason: 'pickedUp' })
  const { items } = (
    await send(server, staff, findTicketsOfOrder, {
      query: { orderReferenceKey: order.orderReferenceNumber },
    })
  ).body
  expect(items[0]!.version).toBe(1)
})

test('no invariant is broken at the end', async () =>
  expect(await violations(server.owner)).toEqual([]))
