import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { beforeAll, expect, test } from 'vitest'
import { aTicketType } from '../../../test/factories/catalogue/catalogue.ts'
import { counterOf } from '../../../test/factories/sales/counter.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { send } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { sale } = counterOf(server, staff)

const page = async (query: object = {}) => {
  const { items, total, hasAnyOrder } = (await send(server, staff, findOrders, { query })).body
  return { total, hasAnyOrder, refs: items.map((row) => row.orderReferenceNumber) }
}
let productId: string
const sellOne = (lastName: string) => sale([{ productId, quantity: 1 }], { lastName })
beforeAll(async () => {
  ;({ productId } = await aTicketType(server, staff, { scheduling: 'Anytime' }))
  for (let place = 0; place < 25; place++) await sellOne('Roy')
})

test('25 orders fill the first page; the 26th begins the second', async () => {
  expect(await page()).toMatchObject({ total: 25, refs: { length: 25 } })
  expect(await page({ page: '2' })).toEqual({ total: 25, hasAnyOrder: true, refs: [] })
  await sellOne('Autre')
  const [first, second] = [await page(), await page({ page: '2' })]
  expect([first.total, first.refs.length, second.total, second.refs.length]).toEqual([
    26, 25, 26, 1,
  ])
  expect(new Set([...first.refs, ...second.refs]).size).toBe(26)
  expect((await page({ pageSize: '13', page: '2' })).refs).toHaveLength(13)
  expect((await page({ pageSize: '13', page: '3' })).refs).toEqual([])
})

test('the total of a search counts its matches; no match is not the same as no sales', async () => {
  expect(await page({ query: 'Autre' })).toMatchObject({ total: 1, refs: { length: 1 } })
  expect(await page({ query: 'personne' })).toEqual({ total: 0, hasAnyOrder: true, refs: [] })
  const stranger = await aBusiness(server)
  expect((await send(server, stranger, findOrders, { query: {} })).body).toMatchObject({
    total: 0,
    hasAnyOrder: false,
  })
})
