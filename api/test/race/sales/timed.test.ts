import { refundOrder } from '@guichet/contract/orders/refunds/refund-order.ts'
import type { CartLine } from '@guichet/contract/orders/sale/cart.ts'
import { holdCart, releaseHold } from '@guichet/contract/orders/sale/hold-cart.ts'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, expect, test } from 'vitest'
import { aCartLine } from '../../factories/sales/orders.ts'
import { aChalet, aPackage, aRental } from '../../factories/time.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey } from '../../test-server.ts'
import { inFlight, openRace, reach, tally } from '../processes.ts'
import { untilBroken } from '../until-broken.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

const day = '2030-02-02'
const sale = (i: number, tickets: CartLine[], more: object = {}, key = newKey()) =>
  reach(baseOf(i), staff, sell, { body: { tickets, ...more }, key })
const giveBack = (i: number, order: Record<string, unknown>, key = newKey()) =>
  reach(baseOf(i), staff, refundOrder, {
    body: {
      orderPublicId: order.publicId as string,
      productsToRefund: [],
      isRefundingAll: true,
      refundReason: 'Retour',
      ticketPublicIdsToBeDeleted: (order.ticketPublicIds as string).split(',').filter(Boolean),
      bookingPublicIdsToBeDeleted: (order.bookingPublicIds as string).split(',').filter(Boolean),
    },
    key,
  })

test('300 people request 20 pairs at overlapping times: each pair is rented once per period, without a deadlock', async () => {
  const skis = await aRental(server, staff, { sizes: [20, 20], helmets: 30 })
  const times = ['09:00', '10:00', '13:30']
  const answers = await inFlight(300, 60, (i) =>
    sale(i, [
      {
        productId: skis.twoHours,
        quantity: 1,
        activationDateTimeUtc: skis.at(day, times[i % 3]!),
        specificationPublicId: skis.sizeIds[i % 2]!,
        ...(i % 4 === 0 && { accessories: [{ productId: skis.helmet, quantity: 1 }] }),
      },
    ]),
  )
  // 9:00–11:00 and 10:00–12:00 overlap; 13:30 overlaps neither: forty pairs, twice.
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 80, 409: 220 })
  expect(await violations(server.owner)).toEqual([])
})

test('stays that overlap by one night share three rooms; fifty clicks with one key are one stay and one refund', async () => {
  const chalet = await aChalet(server, staff, { units: 3 })
  const nights = (from: number): CartLine => ({
    productId: chalet.productId,
    quantity: 1,
    checkInDate: `2027-03-0${from}`,
    checkOutDate: `2027-03-0${from + 2}`,
  })
  const answers = await inFlight(60, 60, (i) => sale(i, [nights(2 + (i % 2))]))
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 3, 409: 57 })
  const key = newKey()
  const clicks = await inFlight(50, 50, (i) => sale(i, [nights(6)], {}, key))
  expect(new Set(clicks.map(({ body }) => body.publicId)).size).toBe(1)
  const again = newKey()
  const refunds = await inFlight(50, 50, (i) => giveBack(i, clicks[0]!.body, again))
  expect(tally(refunds.map(({ status }) => status))).toEqual({ 200: 50 })
  expect(await violations(server.owner)).toEqual([])
})

test('packages, their parts, holds and refunds run concurrently: each request succeeds whole or not at all', async () => {
  const [
    {
      line: { productId: ticket, quantity: _, ...slot },
      slotId,
    },
    skis,
    chalet,
  ] = [
    await aCartLine(server, staff, { capacity: 40 }),
    await aRental(server, staff, { sizes: [12, 1] }),
    await aChalet(server, staff, { units: 5 }),
  ]
  const productId = await aPackage(server, staff, [
    { productPublicId: ticket, quantity: 2 },
    { productPublicId: skis.twoHours, quantity: 1 },
    { productPublicId: chalet.productId, quantity: 2 },
  ])
  const rented = {
    activationDateTimeUtc: skis.at(day, '09:00'),
    specificationPublicId: skis.sizeIds[0]!,
  }
  const bundle: CartLine = {
    productId,
    quantity: 1,
    parts: [
      { productId: ticket, ...slot },
      { productId: skis.twoHours, ...rented },
      { productId: chalet.productId, checkInDate: '2027-02-04' },
    ],
  }
  const alone: CartLine[] = [
    { productId: ticket, quantity: 3, ...slot },
    { productId: skis.twoHours, quantity: 2, ...rented },
  ]
  const statuses = await inFlight(160, 40, async (i) => {
    const cart = i % 2 ? [bundle] : alone
    if (i % 5 === 0) {
      const held = await reach(baseOf(i), staff, holdCart, {
        body: { tickets: cart },
        key: newKey(),
      })
      if (held.status !== 200) return held.status
      const holdPublicId = held.body.publicId as string
      // Half of the holds are sold by two clerks concurrently; the others are released while one of
      // them is being sold.
      const [first, second] = await Promise.all([
        sale(i, cart, { holdPublicId }),
        i % 10
          ? sale(i + 1, cart, { holdPublicId })
          : reach(baseOf(i + 1), staff, releaseHold, { params: { holdPublicId }, key: newKey() }),
      ])
      expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1)
      return 200
    }
    const sold = await sale(i, cart)
    if (sold.status === 200 && i % 3 === 0) expect((await giveBack(i, sold.body)).status).toBe(200)
    return sold.status
  })
  expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
  expect(
    (
      await server.owner.query('select taken <= quantity as fits from resource where id = $1', [
        slotId,
      ])
    ).rows[0].fits,
  ).toBe(true)
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock the same race rents more pieces than exist', async () => {
  await asMutant('no-timed-lock', async (base) => {
    await untilBroken(server, 'C2', async () => {
      const skis = await aRental(server, staff, { sizes: [5, 1] })
      await inFlight(100, 50, () =>
        reach(base, staff, sell, {
          body: {
            tickets: [
              {
                productId: skis.twoHours,
                quantity: 1,
                activationDateTimeUtc: skis.at(day, '09:00'),
                specificationPublicId: skis.sizeIds[0]!,
              },
            ],
          },
          key: newKey(),
        }),
      )
    })
  })
})
