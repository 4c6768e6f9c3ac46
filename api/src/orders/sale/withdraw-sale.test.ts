import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { withdrawSale } from '@guichet/contract/orders/sale/withdraw-sale.ts'
import { expect, test } from 'vitest'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { aBusiness, aStaff, type Staff } from '../../../test/factories/staff.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()

const withdraw = (who: Staff, saleKey: string) =>
  send(server, who, withdrawSale, { body: { saleKey } })
const placesOf = async (slotId: string) =>
  (
    await server.owner.query<{ taken: number }>('select taken from resource where id = $1', [
      slotId,
    ])
  ).rows[0]!.taken

test('a withdrawal of a completed sale is answered with the sale, however often it is requested', async () => {
  const staff = await aBusiness(server)
  const { line, slotId } = await aCartLine(server, staff)
  const key = newKey()
  const { body: order } = await send(server, staff, sell, { key, body: { tickets: [line] } })
  for (let times = 0; times < 2; times++)
    expect((await withdraw(staff, key)).body).toEqual({ outcome: 'sold', order })
  expect(await placesOf(slotId)).toBe(1)
})

test('a withdrawn sale that arrives late is rejected, and a new request sells', async () => {
  const staff = await aBusiness(server)
  const { line, slotId } = await aCartLine(server, staff)
  const key = newKey()
  for (let times = 0; times < 2; times++)
    expect((await withdraw(staff, key)).body).toEqual({ outcome: 'withdrawn', order: null })
  const { rows: lines } = await server.owner.query(
    `select subject, subject_id from audit where tenant_id = $1 and code = 'sale.withdrawn'`,
    [staff.tenantId],
  )
  expect(lines).toEqual([{ subject: 'sale', subject_id: key }])
  const late = await send(server, staff, sell, { key, body: { tickets: [line] } })
  expect(late).toMatchObject({ status: 422, body: { type: 'KeyReused' } })
  expect(await placesOf(slotId)).toBe(0)
  const again = await send(server, staff, sell, { key: newKey(), body: { tickets: [line] } })
  expect(again.status).toBe(200)
})

test('the key of a rejected sale can still be withdrawn', async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff, { capacity: 1 })
  const key = newKey()
  const many = { ...line, quantity: 2 }
  const other = await aStaff(server, staff, { accesses: ['TicketCreation'] })
  expect((await send(server, other, sell, { key, body: { tickets: [many] } })).body).toMatchObject({
    type: 'NotEnoughInventory',
  })
  expect((await withdraw(other, key)).body.outcome).toBe('withdrawn')
})

test('nobody can read or withdraw the sale of another person', async () => {
  const staff = await aBusiness(server)
  const other = await aStaff(server, staff, { accesses: ['TicketCreation'] })
  const stranger = await aBusiness(server)
  const { line } = await aCartLine(server, staff)
  const [sold, waiting] = [newKey(), newKey()]
  await send(server, staff, sell, { key: sold, body: { tickets: [line] } })
  expect(await withdraw(other, sold)).toMatchObject({ status: 422, body: { type: 'KeyReused' } })
  expect((await withdraw(stranger, waiting)).body.outcome).toBe('withdrawn')
  expect(
    (await send(server, staff, sell, { key: waiting, body: { tickets: [line] } })).status,
  ).toBe(200)
})
