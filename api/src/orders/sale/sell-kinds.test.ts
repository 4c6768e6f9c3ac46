import { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import { expect, test } from 'vitest'
import {
  aDonationOnSale,
  aPassOnSale,
  aStockedProduct,
} from '../../../test/factories/catalogue/shelf.ts'
import { shelfCounter, holder } from '../../../test/factories/sales/shelf-counter.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { sale, refund, takenOf } = shelfCounter(server, staff)

test('a donation has no ticket and no tax, and is refunded like any line', async () => {
  const donation = await aDonationOnSale(server, staff)
  const { body: order } = await sale([{ ...donation, quantity: 2 }])
  expect(order).toMatchObject({
    ticketPublicIds: '',
    invoice: {
      finalCost: 10,
      taxes: { total: 0 },
      entries: [{ kind: 'donation', count: 2, activationDateTimeUtc: null }],
    },
  })
  expect(order.can).toMatchObject({ refund: true, print: false })
  expect((await refund(order.publicId)).body).toMatchObject({
    finalCost: 10,
    scope: 'total',
    status: 'RefundCompleted',
  })
})

test('the sellable list has passes with their identifications, donations, and products with their stock', async () => {
  const lone = await aBusiness(server)
  const [pass, donation, product] = [
    await aPassOnSale(server, lone),
    await aDonationOnSale(server, lone),
    await aStockedProduct(server, lone, 7),
  ]
  const { body } = await send(server, lone, getSellable, {
    query: { collaboratorPublicId: lone.tenantId },
  })
  expect(body.activities.flatMap(({ categories }) => categories)).toMatchObject([
    {
      category: 'season_pass',
      onSale: true,
      validFrom: '2030-01-01T05:00:00.000Z',
      products: [
        {
          productId: pass.productId,
          identifications: [{ publicId: pass.identificationId, isPictureRequired: true }],
        },
      ],
    },
    {
      category: 'donation',
      onSale: true,
      products: [{ productId: donation.productId, price: 5, identifications: [] }],
    },
  ])
  expect(body.products).toMatchObject([{ productId: product.productId, price: 24, remaining: 7 }])
})

test('one cart of every kind is one order, one invoice, and one refund of all of it', async () => {
  const [pass, donation, product] = [
    await aPassOnSale(server, staff),
    await aDonationOnSale(server, staff),
    await aStockedProduct(server, staff, 4),
  ]
  const { body: order } = await sale([
    { ...donation, quantity: 1 },
    { productId: product.productId, quantity: 2 },
    { productId: pass.productId, quantity: 1, ticketOwners: [[holder(pass.identificationId)]] },
  ])
  expect(order.invoice).toMatchObject({
    entriesTotal: 452,
    taxes: {
      items: [
        { key: 'GST', total: 22.35 },
        { key: 'QST', total: 44.59 },
      ],
    },
    finalCost: 518.94,
  })
  expect(order.ticketPublicIds.split(',')).toHaveLength(1)
  expect(
    (await refund(order.publicId, { ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(',') }))
      .body,
  ).toMatchObject({ finalCost: 518.94, scope: 'total' })
  expect(await takenOf(product.stockId)).toBe(0)
  expect(await violations(server.owner)).toEqual([])
})
