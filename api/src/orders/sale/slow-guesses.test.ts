import { previewSale, sell } from '@guichet/contract/orders/sale/sell.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anApiKey } from '../../../test/factories/api-keys.ts'
import { aCartLine } from '../../../test/factories/sales/orders.ts'
import { makeRebate } from '../../../test/factories/sales/rebates.ts'
import { aStaff } from '../../../test/factories/staff.ts'
import { newKey, openTestServer, send, type Token } from '../../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
let line: Awaited<ReturnType<typeof aCartLine>>['line']
let right: string
beforeAll(async () => {
  line = (await aCartLine(server, staff, { capacity: 1000 })).line
  right = (await makeRebate(server, staff)).code!
})
beforeEach(() => server.owner.query('delete from throttle'))

const wrongOnes = (count: number) => Array.from({ length: count }, () => newKey().slice(0, 12))
const quote = (who: Token, rebateCodes: string[], language?: string) =>
  send(server, who, previewSale, {
    body: { tickets: [line], rebateCodes },
    ...(language && { language }),
  })
const sale = (who: Token, rebateCodes: string[], more: object = {}) =>
  send(server, who, sell, {
    key: newKey(),
    body: { tickets: [line], rebateCodes, payment: { method: 'cash' }, ...more } as never,
  })
const untilRefused = async (ask: (code: string) => Promise<{ status: number }>) => {
  for (let tried = 0; tried < 30; tried++)
    if ((await ask(wrongOnes(1)[0]!)).status === 429) return tried
  return Infinity
}

test('after twenty unknown codes a minute, every code gets the same answer, in both languages', async () => {
  expect(await untilRefused((code) => quote(staff, [code]))).toBe(20)
  const [known, other] = [await quote(staff, [right]), await quote(staff, wrongOnes(1), 'en')]
  expect(known).toMatchObject({ status: 429, body: { type: 'TooManyCodes' } })
  expect(JSON.stringify(known.body)).not.toContain(right)
  const wait = Number(known.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect((known.body as { detail?: string }).detail).toMatch(
    /^Trop de codes promotionnels inconnus ont été essayés\. .* réessayez dans \d+\u00a0s\.$/,
  )
  expect((other.body as { detail?: string }).detail).toMatch(/^Too many unknown promo codes/)
  expect((await sale(staff, [right])).body.type).toBe('TooManyCodes')
  // A cart without the code can be sold, and other clerks have their own limit.
  expect((await quote(staff, [])).status).toBe(200)
  const colleague = await aStaff(server, staff, { accesses: ['TicketCreation'] })
  expect((await quote(colleague, [right])).body.rebateResults[0]!.obstacle).toBeNull()
  await server.owner.query(`update throttle set ends_at = now() - interval '1 s'`)
  expect((await quote(staff, [right])).status).toBe(200)
})

test('correct codes do not count, nor does a repeated wrong one: a clerk notices nothing', async () => {
  const typos = wrongOnes(3)
  for (let change = 0; change < 15; change++) {
    const { status, body } = await quote(staff, [right, ...typos])
    expect(status).toBe(200)
    expect(body.rebateResults.map(({ obstacle }) => obstacle)).toEqual([
      null,
      ...typos.map(() => 'Unknown'),
    ])
  }
  const answers = await Promise.all(Array.from({ length: 40 }, () => quote(staff, [right])))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await sale(staff, [right])).status).toBe(200)
  expect(await untilRefused((code) => quote(staff, [code]))).toBe(17)
})

test('sales count as guesses too, whether rejected or made', async () => {
  const seen = { expectedFinalCost: (await quote(staff, [])).body.finalCost }
  const statuses = []
  for (let tried = 0; tried < 4; tried++) {
    statuses.push((await sale(staff, wrongOnes(3))).status)
    statuses.push((await sale(staff, wrongOnes(2), seen)).status)
  }
  expect(statuses).toEqual([409, 200, 409, 200, 409, 200, 409, 200])
  expect((await sale(staff, wrongOnes(1), seen)).status).toBe(429)
})

test('an API key has its own limit, and concurrent guesses do not get around it', async () => {
  const site = await anApiKey(server, staff)
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => quote(site, [wrongOnes(1)[0]!, right])),
  )
  const looked = answers.filter(({ status }) => status === 200)
  expect(looked.length).toBeGreaterThanOrEqual(19)
  expect(looked.length).toBeLessThanOrEqual(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - looked.length)
  expect((await quote(staff, wrongOnes(1))).status).toBe(200)
})

test('a call without codes counts no guess', async () => {
  for (let tried = 0; tried < 3; tried++) {
    const refused = await send(server, staff, previewSale, {
      body: { tickets: [{ ...line, quantity: 'many' }], rebateCodes: wrongOnes(10) } as never,
    })
    expect(refused.status).toBe(400)
  }
  expect(await untilRefused((code) => quote(staff, [code]))).toBe(20)
})

test('the limit is shared by all processes and by all calls with codes', async () => {
  const other = await openTestServer({ url: server.url })
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, i) =>
      send(i % 2 ? other : server, staff, previewSale, {
        body: { tickets: [line], rebateCodes: wrongOnes(1) },
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(100)
  await other.close()
})
