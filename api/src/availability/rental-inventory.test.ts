import { getInventory, getRentalInventory } from '@guichet/contract/availability/get-inventory.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { expect, test } from 'vitest'
import { aRental } from '../../test/factories/time.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const inventory = async (query: object) =>
  await send(server, staff, getRentalInventory, {
    params: { id: staff.tenantId },
    query: { collaboratorPublicId: staff.tenantId, ...query } as never,
  })

test('the inventory excludes the ticket being edited with its accessories; a local time that does not exist is rejected', async () => {
  const skis = await aRental(server, staff, { sizes: [2, 1], helmets: 2 })
  const { body: order } = await send(server, staff, sell, {
    body: {
      tickets: [
        {
          productId: skis.twoHours,
          quantity: 1,
          activationDateTimeUtc: skis.at('2030-02-02', '09:00'),
          specificationPublicId: skis.sizeIds[0]!,
          accessories: [{ productId: skis.helmet, quantity: 2 }],
        },
      ],
      payment: { method: 'cash' },
    },
    key: newKey(),
  })
  const left = async (over: object = {}) => {
    const { body } = await inventory({
      date: '2030-02-02',
      beginTime: '10:00',
      duration: '02:00:00',
      ...over,
    })
    return [
      body.rentalInventoryItems.find(
        (item) => item.rentalModelSpecificationPublicId === skis.sizeIds[0],
      )!.remainingQuantity,
      body.accessoryInventoryItems.find((item) => item.accessoryPublicId === skis.accessoryId)!
        .remainingQuantity,
    ]
  }
  expect(await left()).toEqual([1, 0])
  // Returned at nine, neither the skis nor the helmets would be ready by nine.
  expect(await left({ beginTime: '07:00' })).toEqual([1, 0])
  expect(await left({ beginTime: '06:30' })).toEqual([2, 2])
  expect(await left({ ticketPublicIdToOmit: order.ticketPublicIds })).toEqual([2, 2])
  expect(await left({ ticketPublicIdToOmit: '00000000-0000-0000-0000-000000000000' })).toEqual([
    1, 0,
  ])
  expect(
    (await inventory({ date: '2030-03-10', beginTime: '02:30', duration: '02:00:00' })).body,
  ).toMatchObject({ fields: [{ field: 'beginTime', rule: 'time' }] })
  const { body: all } = await send(server, staff, getInventory, {
    params: { id: staff.tenantId },
    query: {},
  })
  expect(
    all.rentalInventoryItems.find(
      (item) => item.rentalModelSpecificationPublicId === skis.sizeIds[0],
    ),
  ).toMatchObject({ quantity: 2, remainingQuantity: 2, at: null })
})
