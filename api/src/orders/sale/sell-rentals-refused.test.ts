import type { CartLine } from '@guichet/contract/orders/sale/cart.ts'
import { afterAll, expect, test } from 'vitest'
import { counterOf, day, fieldsOf } from '../../../test/factories/sales/counter.ts'
import { aRental } from '../../../test/factories/time.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { sale, preview } = counterOf(server, staff)

afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

test('a time that is not offered, is over, or of another type, or lacks a size, is rejected at its field; staff may choose the begin, never the stock', async () => {
  const skis = await aRental(server, staff, { sizes: [1, 1] })
  const line = (over: Partial<CartLine> = {}): CartLine => ({
    productId: skis.twoHours,
    quantity: 1,
    activationDateTimeUtc: skis.at(day, '09:00'),
    specificationPublicId: skis.sizeIds[0]!,
    ...over,
  })
  expect(
    (await preview([line({ activationDateTimeUtc: skis.at(day, '09:15') })])).body,
  ).toMatchObject({ type: 'NotOnSale', reason: 'noSuchSlot' })
  expect(
    (
      await preview([
        line({ activationDateTimeUtc: skis.at(day, '09:15'), isBeginTimeCustom: true }),
      ])
    ).status,
  ).toBe(200)
  expect(
    (
      await preview([
        line({ activationDateTimeUtc: skis.at('2020-02-02', '09:00'), isBeginTimeCustom: true }),
      ])
    ).body,
  ).toMatchObject({ type: 'NotOnSale', reason: 'over' })
  const { specificationPublicId: _, ...sizeless } = line()
  expect(fieldsOf(await preview([sizeless]))).toEqual(['tickets.0.specificationPublicId required'])
  expect(
    fieldsOf(
      await preview([
        { ...line(), accessories: [{ productId: skis.helmet, quantity: 1 }] },
        { productId: skis.twoHours, quantity: 1 },
      ]),
    ),
  ).toEqual(['tickets.1.activationDateTimeUtc required'])
  const other = await aRental(server, staff)
  expect(
    fieldsOf(await preview([line({ accessories: [{ productId: other.helmet, quantity: 1 }] })])),
  ).toEqual(['tickets.0.accessories.0.productId invalid'])
  expect((await preview([{ productId: skis.helmet, quantity: 1 }])).status).toBe(404)
  expect((await sale([line()])).status).toBe(200)
  expect(
    (await sale([line({ activationDateTimeUtc: skis.at(day, '10:59'), isBeginTimeCustom: true })]))
      .body,
  ).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 0,
    missing: 1,
    line: 0,
    at: '2030-02-02T15:59:00.000Z',
    productTitle: { fr: 'Skis alpins – 150 cm' },
  })
  // Two lines of one cart compete for the last item too.
  const both = [
    line({ specificationPublicId: skis.sizeIds[1]! }),
    line({ specificationPublicId: skis.sizeIds[1]!, activationDateTimeUtc: skis.at(day, '10:00') }),
  ]
  expect((await preview(both)).body.shortages).toMatchObject([
    { line: 1, remaining: 0, missing: 1 },
  ])
  expect((await sale(both)).status).toBe(409)
})

test('a price is valid until its last instant, and not for a begin after it', async () => {
  const skis = await aRental(server, staff)
  const line = {
    productId: skis.twoHours,
    quantity: 1,
    activationDateTimeUtc: skis.at(day, '09:00'),
    specificationPublicId: skis.sizeIds[0]!,
  }
  const until = (instant: string) =>
    server.owner.query('update product set sale_ends_at = $1 where id = $2', [
      instant,
      skis.twoHours,
    ])
  const reason = async () => (await preview([line])).body.reason
  await until('2020-01-01T05:00:00.000Z')
  expect(await reason()).toBe('over')
  await until(new Date(Date.parse(line.activationDateTimeUtc) - 1000).toISOString())
  expect(await reason()).toBe('over')
  await until(line.activationDateTimeUtc)
  expect(await reason()).toBeUndefined()
})
