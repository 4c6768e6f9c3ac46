import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { aBusiness } from '../../../test/factories/staff.ts'
import { newKey, send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

// Named imports of a builtin module follow its default export once they are synchronized.
const drawn: number[] = []
const original = crypto.randomInt
vi.spyOn(crypto, 'randomInt').mockImplementation(
  ((most: number) => drawn.shift() ?? original(most)) as typeof crypto.randomInt,
)
syncBuiltinESMExports()
afterAll(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const server = useTestServer()

test('a sale whose generated reference is in use gets another one', async () => {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff, { quantity: 1 })
  const sale = { body: { tickets: [line], payment: { method: 'cash' as const } } }
  const referenceOf = async () => {
    const { status, body } = await send(server, staff, sell, { ...sale, key: newKey() })
    expect(status).toBe(200)
    return body.orderReferenceNumber
  }
  drawn.push(42)
  const first = await referenceOf()
  expect(first).toMatch(/00000042$/)
  drawn.push(42)
  const second = await referenceOf()
  expect(second).not.toBe(first)
  expect(drawn).toEqual([])
  const { rows } = await server.owner.query('select from orders where tenant_id = $1', [
    staff.tenantId,
  ])
  expect(rows).toHaveLength(2)
})
