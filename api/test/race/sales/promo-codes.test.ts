import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { afterAll, expect, test } from 'vitest'
import { aCartLine } from '../../factories/sales/orders.ts'
import { makeRebate } from '../../factories/sales/rebates.ts'
import { aBusiness, type Staff } from '../../factories/staff.ts'
import { violations } from '../../invariants/violations.ts'
import { newKey, openTestServer } from '../../test-server.ts'
import type { MutantName } from '../mutants.ts'
import { inFlight, processesOn, reach } from '../processes.ts'

const server = await openTestServer()
afterAll(() => server.close())

async function aCodeForOneUse() {
  const staff = await aBusiness(server)
  const { line } = await aCartLine(server, staff, { capacity: 1_000 })
  const { code, publicId } = await makeRebate(server, staff, { isAppliedOnce: true })
  return { staff, line, code: code!, rebateId: publicId }
}
type Ready = Awaited<ReturnType<typeof aCodeForOneUse>>

/** Sales with the code over two processes, each with its own key unless one is given. */
function sales(
  { staff, line, code }: Ready,
  count: number,
  { key, mutant = 'none' }: { key?: string; mutant?: MutantName | 'none' } = {},
) {
  const sellAll = (baseOf: (i: number) => string) =>
    inFlight(count, 20, (i) =>
      reach(baseOf(i), staff, sell, {
        body: { tickets: [line], rebateCodes: [code], payment: { method: 'cash' } },
        key: key ?? newKey(),
      }),
    )
  return processesOn(server.url)(2, sellAll, { mutant })
}
const usesOf = async ({ tenantId }: Staff, rebateId: string) =>
  (
    await server.owner.query(
      `select count(*)::int as n
        from rebate_use
        where tenant_id = $1 and rebate_id = $2 and released_at is null`,
      [tenantId, rebateId],
    )
  ).rows[0].n as number

test('a hundred concurrent sales use a single-use code: one gets it, the others get RebateNotApplied with the obstacle Used', async () => {
  const ready = await aCodeForOneUse()
  const answers = await sales(ready, 100)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const problems = answers.filter(({ status }) => status !== 200).map(({ body }) => body)
  for (const problem of problems)
    expect(problem).toMatchObject({ type: 'RebateNotApplied', code: ready.code, obstacle: 'Used' })
  expect(await usesOf(ready.staff, ready.rebateId)).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('thirty requests with one key make one sale, and use its code once', async () => {
  const ready = await aCodeForOneUse()
  const answers = await sales(ready, 30, { key: newKey() })
  const sold = answers.filter(({ status }) => status === 200)
  expect(new Set(sold.map(({ body }) => body.publicId)).size).toBe(1)
  for (const { status, body } of answers) if (status !== 200) expect(body.type).toBe('StillRunning')
  expect(await usesOf(ready.staff, ready.rebateId)).toBe(1)
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without its lock a single-use code applies to several sales', async () => {
  const ready = await aCodeForOneUse()
  await sales(ready, 20, { mutant: 'no-code-lock' })
  expect(await usesOf(ready.staff, ready.rebateId)).toBeGreaterThan(1)
})
