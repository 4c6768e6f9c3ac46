import { getSellable } from '@guichet/contract/collaborator/get-sellable.ts'
import { previewSale, sell } from '@guichet/contract/orders/sell.ts'
import { refundOrder } from '@guichet/contract/refunds/refund-order.ts'
import { findTicketsOfOrder } from '@guichet/contract/tickets/find-tickets-of-order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStoredPicture } from '../../../test/factories/pictures.ts'
import { aDonationOnSale, aPassOnSale, aStockedProduct } from '../../../test/factories/shelf.ts'
import { aBusiness, type Staff } from '../../../test/factories/staff.ts'
import { violations } from '../../../test/invariants/violations.ts'
import { newKey, openTestServer, send, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: Staff
beforeAll(async () => {
  server = await openTestServer()
  staff = await aBusiness(server)
})
afterAll(() => server.close())

type Line = Parameters<typeof sale>[0][number]
const sale = (
  tickets: {
    productId: string
    quantity: number
    ticketOwners?: {
      identificationPublicId: string
      firstName: string
      lastName: string
      birthDate?: string
      picture?: string
    }[][]
    timeslotBegin?: string
  }[],
  key = newKey(),
) => send(server, staff, sell, { body: { tickets, payment: { method: 'cash' } } }, { key })
const refund = (orderPublicId: string, more: object = {}) =>
  send(
    server,
    staff,
    refundOrder,
    {
      body: {
        orderPublicId,
        productsToRefund: [],
        isRefundingAll: true,
        refundReason: 'Retour',
        ...more,
      },
    },
    { key: newKey() },
  )
const takenOf = async (id: string) =>
  (await server.owner.query('select taken from resource where id = $1', [id])).rows[0]
    .taken as number
const fieldsOf = (answer: { body: { fields?: { field: string; rule: string }[] } }) =>
  (answer.body.fields ?? []).map(({ field, rule }) => `${field} ${rule}`)
const holder = (identificationPublicId: string, over: object = {}) => ({
  identificationPublicId,
  firstName: 'Zoé',
  lastName: 'Roy',
  ...over,
})

test('a pass is sold to its holder: a ticket valid for its season, the name on it, the picture asked for and told as missing', async () => {
  const { productId, identificationId } = await aPassOnSale(server, staff)
  const { status, body: order } = await sale([
    {
      productId,
      quantity: 1,
      ticketOwners: [[holder(identificationId, { birthDate: '2001-05-06' })]],
    },
  ])
  expect(status).toBe(200)
  expect(order.invoice.entries[0]).toMatchObject({
    kind: 'season_pass',
    price: 399,
    activationDateTimeUtc: '2030-01-01T05:00:00.000Z',
    ticketOwners: [[{ firstName: 'Zoé', lastName: 'Roy' }]],
  })
  const [ticket] = (
    await send(server, staff, findTicketsOfOrder, {
      query: { orderReferenceKey: order.orderReferenceNumber },
    })
  ).body.items
  expect(ticket).toMatchObject({
    category: 'season_pass',
    status: 'ScheduledActivation',
    activePeriodStartDateTimeUtc: '2030-01-01T05:00:00.000Z',
    activePeriodStopDateTimeUtc: '2031-01-01T04:59:59.999Z',
    owners: [
      {
        label: { fr: 'Titulaire', en: 'Holder' },
        firstName: 'Zoé',
        birthDate: '2001-05-06',
        picture: null,
        isPictureRequired: true,
        isPictureMissing: true,
      },
    ],
    owner: { firstName: 'Zoé' },
  })
})

test('a picture of this business goes on the pass; one of another business, or of another shelf, is refused', async () => {
  const { productId, identificationId } = await aPassOnSale(server, staff)
  const buy = (picture: string) =>
    sale([{ productId, quantity: 1, ticketOwners: [[holder(identificationId, { picture })]] }])
  const { imageUrl } = await aStoredPicture(server, staff, 'profiles')
  const mine = await buy(imageUrl)
  const [ticket] = (
    await send(server, staff, findTicketsOfOrder, {
      query: { orderReferenceKey: mine.body.orderReferenceNumber },
    })
  ).body.items
  expect(ticket!.owners[0]).toMatchObject({ picture: imageUrl, isPictureMissing: false })
  const foreign = await aStoredPicture(server, await aBusiness(server), 'profiles')
  expect((await buy(foreign.imageUrl)).status).toBe(400)
  expect((await buy((await aStoredPicture(server, staff, 'rentals')).imageUrl)).status).toBe(400)
})

test('a holder who must be named and is not, too many holders, or holders that nobody asks for: each said at its place', async () => {
  const { productId, identificationId } = await aPassOnSale(server, staff)
  expect(
    fieldsOf(await sale([{ productId, quantity: 2, ticketOwners: [[holder(identificationId)]] }])),
  ).toEqual(['tickets.0.ticketOwners.1.0.firstName required'])
  expect(
    fieldsOf(
      await sale([
        { productId, quantity: 1, ticketOwners: [[holder(identificationId, { lastName: ' ' })]] },
      ]),
    ),
  ).toEqual(['tickets.0.ticketOwners.0.0.lastName required'])
  expect(
    fieldsOf(await sale([{ productId, quantity: 1, ticketOwners: [[holder(staff.accountId)]] }])),
  ).toContain('tickets.0.ticketOwners.0 invalid')
  expect(
    fieldsOf(
      await sale([
        {
          productId,
          quantity: 1,
          ticketOwners: [[holder(identificationId)], [holder(identificationId)]],
        },
      ]),
    ),
  ).toEqual(['tickets.0.ticketOwners invalid'])
  const donation = await aDonationOnSale(server, staff)
  expect(
    fieldsOf(
      await sale([{ ...donation, quantity: 1, ticketOwners: [[holder(identificationId)]] }]),
    ),
  ).toEqual(['tickets.0.ticketOwners.0 invalid'])
})

test('a pass is refunded whole: money back, ticket void, credit note; a percentage of it leaves it valid', async () => {
  await server.owner.query(
    'update tenant_setting set percent_refund_on_counter_orders = true where tenant_id = $1',
    [staff.tenantId],
  )
  const { productId, identificationId } = await aPassOnSale(server, staff)
  const { body: order } = await sale([
    { productId, quantity: 1, ticketOwners: [[holder(identificationId)]] },
  ])
  const half = await send(
    server,
    staff,
    refundOrder,
    {
      body: {
        orderPublicId: order.publicId,
        productsToRefund: [{ productId, refundPercentage: 50 }],
        refundReason: 'Blessure',
      },
    },
    { key: newKey() },
  )
  expect(half.body).toMatchObject({
    scope: 'partial',
    finalCost: 229.38,
    status: 'PartialRefundCompleted',
  })
  const rest = await refund(order.publicId, {
    ticketPublicIdsToBeDeleted: order.ticketPublicIds.split(','),
  })
  expect(rest.body).toMatchObject({
    scope: 'remaining',
    status: 'RefundCompleted',
    creditNoteNumber: expect.stringMatching(/^NC-/),
  })
  expect(half.body.finalCost + rest.body.finalCost).toBeCloseTo(order.invoice.finalCost, 10)
  const [ticket] = (
    await send(server, staff, findTicketsOfOrder, {
      query: { orderReferenceKey: order.orderReferenceNumber },
    })
  ).body.items
  expect(ticket!.isVoided).toBe(true)
})

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

test('a product takes from its stock; a whole refund puts it back, a part of one does not, and "broken" never', async () => {
  const { productId, stockId } = await aStockedProduct(server, staff, 10)
  const { body: order } = await sale([{ productId, quantity: 3 }])
  expect(order.invoice.entries[0]).toMatchObject({
    kind: 'catalog_product',
    count: 3,
    categoryTitle: null,
  })
  expect(await takenOf(stockId)).toBe(3)
  const units = order.invoice.entries[0]!.units!
  await server.owner.query(
    'update tenant_setting set percent_refund_on_counter_orders = true, allow_several_partial_refunds = true where tenant_id = $1',
    [staff.tenantId],
  )
  const ask = (unit: number, refundPercentage: number, more: object = {}) =>
    send(
      server,
      staff,
      refundOrder,
      {
        body: {
          orderPublicId: order.publicId,
          refundReason: 'Retour',
          productsToRefund: [{ productId, refundPercentage, unitPublicId: units[unit]!.publicId }],
          ...more,
        },
      },
      { key: newKey() },
    )
  await ask(0, 100)
  expect(await takenOf(stockId)).toBe(2)
  await ask(1, 40)
  expect(await takenOf(stockId)).toBe(2)
  await ask(2, 100, { returnToStock: false })
  expect(await takenOf(stockId)).toBe(2)
  await refund(order.publicId)
  expect(await takenOf(stockId)).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('the last ones are sold, the next is told what is left; a product without stock never runs out', async () => {
  const { productId, stockId } = await aStockedProduct(server, staff, 2)
  expect((await sale([{ productId, quantity: 3 }])).body).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 2,
  })
  expect(
    (
      await sale([
        { productId, quantity: 1 },
        { productId, quantity: 2 },
      ])
    ).body,
  ).toMatchObject({ type: 'NotEnoughInventory', remaining: 1 })
  const preview = await send(server, staff, previewSale, {
    body: { tickets: [{ productId, quantity: 5 }] },
  })
  expect(preview.body.shortages).toMatchObject([{ line: 0, remaining: 2, at: null }])
  expect((await sale([{ productId, quantity: 2 }])).status).toBe(200)
  expect((await sale([{ productId, quantity: 1 }])).body).toMatchObject({
    type: 'NotEnoughInventory',
    remaining: 0,
  })
  expect(await takenOf(stockId)).toBe(2)
  const endless = await aStockedProduct(server, staff, null)
  expect((await sale([{ productId: endless.productId, quantity: 25 }])).status).toBe(200)
})

test('what the counter can sell tells passes with what they ask, donations, and products with what is left', async () => {
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

test('neither a donation nor a product nor a pass has a slot', async () => {
  const { productId } = await aStockedProduct(server, staff)
  const line: Line = { productId, quantity: 1, timeslotBegin: '09:00' }
  expect((await sale([line])).body).toMatchObject({ type: 'NotOnSale', reason: 'noSuchSlot' })
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
