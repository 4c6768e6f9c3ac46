import { holdCart, releaseHold } from '@guichet/contract/orders/sale/hold-cart.ts'
import { previewSale, sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, expect, test } from 'vitest'
import { aCartLine } from '../../../../test/factories/sales/orders.ts'
import { aRental } from '../../../../test/factories/time.ts'
import { violations } from '../../../../test/invariants/violations.ts'
import { newKey, send } from '../../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
afterAll(async () => {
  expect(await violations(server.owner)).toEqual([])
})

const day = '2030-02-02'
async function aCart() {
  const [{ line, slotId }, skis] = [
    await aCartLine(server, staff, { capacity: 2, quantity: 2 }),
    await aRental(server, staff, { sizes: [1, 1] }),
  ]
  return {
    slotId,
    tickets: [
      line,
      {
        productId: skis.twoHours,
        quantity: 1,
        activationDateTimeUtc: skis.at(day, '09:00'),
        specificationPublicId: skis.sizeIds[0]!,
      },
    ],
  }
}
type Tickets = Awaited<ReturnType<typeof aCart>>['tickets']
const hold = (tickets: Tickets, key = newKey()) =>
  send(server, staff, holdCart, { body: { tickets, minutes: 10 }, key })
const sale = (tickets: Tickets, holdPublicId?: string, key = newKey()) =>
  send(server, staff, sell, {
    body: { tickets, payment: { method: 'cash' }, ...(holdPublicId && { holdPublicId }) },
    key,
  })
const shortages = async (tickets: Tickets, holdPublicId?: string) =>
  (
    await send(server, staff, previewSale, {
      body: { tickets, ...(holdPublicId && { holdPublicId }) },
    })
  ).body.shortages.map(({ line }) => line)
const expire = async (id: string) => {
  await server.owner.query(
    `update hold set held_until = now() - interval '1 minute' where id = $1`,
    [id],
  )
  await server.owner.query(`update job set run_at = now() where dedupe_key = $1`, [
    `expire-hold:${id}`,
  ])
}

test('held places count as taken for everybody except their own cart, which can sell all of them', async () => {
  const { tickets, slotId } = await aCart()
  const {
    status,
    body: { publicId },
  } = await hold(tickets)
  expect(status).toBe(200)
  expect([await shortages(tickets), await shortages(tickets, publicId)]).toEqual([[0, 1], []])
  expect((await sale(tickets)).status).toBe(409)
  const key = newKey()
  const sold = await sale(tickets, publicId, key)
  expect(sold.status).toBe(200)
  expect((await sale(tickets, publicId, key)).body.publicId).toBe(sold.body.publicId)
  expect((await sale(tickets, publicId)).body).toMatchObject({ type: 'HoldOver' })
  expect(
    (await server.owner.query('select taken from resource where id = $1', [slotId])).rows[0].taken,
  ).toBe(2)
})

test('a hold that is released or expired frees its places once; it can neither be sold nor released again', async () => {
  const { tickets, slotId } = await aCart()
  const first = (await hold(tickets)).body.publicId
  expect(
    (await send(server, staff, releaseHold, { params: { holdPublicId: first }, key: newKey() }))
      .status,
  ).toBe(200)
  expect(
    (await send(server, staff, releaseHold, { params: { holdPublicId: first }, key: newKey() }))
      .body,
  ).toMatchObject({ type: 'HoldOver' })
  const second = (await hold(tickets)).body.publicId
  await expire(second)
  expect((await sale(tickets, second)).body).toMatchObject({ type: 'HoldOver' })
  await server.app.worker.drain()
  expect(await shortages(tickets)).toEqual([])
  expect(
    (await server.owner.query('select taken from resource where id = $1', [slotId])).rows[0].taken,
  ).toBe(0)
  expect(
    (
      await server.owner.query('select ending from hold where id = any($1) order by created_at', [
        [first, second],
      ])
    ).rows,
  ).toEqual([{ ending: 'released' }, { ending: 'expired' }])
})

test('a double click holds places once, and a cart with a shortage holds nothing', async () => {
  const { tickets, slotId } = await aCart()
  const key = newKey()
  const both = await Promise.all([hold(tickets, key), hold(tickets, key)])
  expect(new Set(both.map(({ body }) => body.publicId)).size).toBe(1)
  const {
    tickets: [free],
  } = await aCart()
  expect((await hold([free!, tickets[1]!])).body).toMatchObject({
    type: 'NotEnoughInventory',
    line: 1,
  })
  expect(
    (await server.owner.query('select taken from resource where id = $1', [slotId])).rows[0].taken,
  ).toBe(2)
  expect(await shortages([free!])).toEqual([])
})
