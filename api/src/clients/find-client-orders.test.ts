import { findClientOrders } from '@guichet/contract/clients/find-client-orders.ts'
import { expect, test } from 'vitest'
import { clientsOf } from '../../test/factories/clients.ts'
import { aBusiness } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const { buys } = clientsOf(server, staff)
const ordersOf = (profilePublicId: string, page = '1', who = staff) =>
  send(server, who, findClientOrders, { params: { profilePublicId }, query: { page } })

test('the orders of a client are listed, newest first, 25 at a time', async () => {
  await buys({ email: 'somebody-else@example.test' })
  const references: string[] = []
  let clientId = ''
  for (let place = 0; place < 26; place++) {
    const order = await buys({ email: 'often@example.test' })
    references.unshift(order.orderReferenceNumber)
    clientId = order.clientId
  }
  const { body } = await ordersOf(clientId)
  expect(body).toMatchObject({ total: 26, totalIsCapped: false })
  expect(body.items.map((row) => row.orderReferenceNumber)).toEqual(references.slice(0, 25))
  expect(body.items[0]).toEqual({
    orderReferenceNumber: references[0],
    status: 'CREATED_BY_ADMIN',
    completedDateTimeUtc: expect.stringMatching(/Z$/) as string,
  })
  const { body: rest } = await ordersOf(clientId, '2')
  expect(rest.items.map((row) => row.orderReferenceNumber)).toEqual(references.slice(25))
})

test('a client of another business, or an unknown one, is not found', async () => {
  const other = await aBusiness(server)
  const { clientId } = await buys({ email: 'ours@example.test' })
  expect((await ordersOf(clientId, '1', other)).status).toBe(404)
  expect((await ordersOf(staff.tenantId)).status).toBe(404)
})
