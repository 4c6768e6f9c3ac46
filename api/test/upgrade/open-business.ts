// A business with orders, created by the code of the version that this file is copied into: `node
// open-business.ts <database>` prints the data needed to sell.
import fs from 'node:fs'
import { aBusiness } from '../factories/staff.ts'
import { openTestServer } from '../test-server.ts'

// Earlier versions have these factories in another folder.
const factories = ['../factories/sales/orders.ts', '../factories/orders.ts'].find((file) =>
  fs.existsSync(new URL(file, import.meta.url)),
)
const { aCartLine, anOrder } = (await import(
  factories!
)) as typeof import('../factories/sales/orders.ts')
const server = await openTestServer({ url: process.argv[2]! })
const staff = await aBusiness(server)
for (let i = 0; i < 20; i++) await anOrder(server, staff)
const { line } = await aCartLine(server, staff, { quantity: 1, capacity: 10_000 })
const { tenantId, accessToken } = staff
process.stdout.write(`${JSON.stringify({ tenantId, accessToken, line })}\n`)
await server.close()
