import { beforeAll, beforeEach, expect, test } from 'vitest'
import { erasingOf } from '../../test/factories/sales/erasing.ts'
import { anOrder } from '../../test/factories/sales/orders.ts'
import { someLines, tamper } from '../../test/factories/sales/trails.ts'
import { aBusiness, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { useTestServer } from '../../test/use-server.ts'
import { recordAudit } from '../platform/db/audit.ts'
import { transaction } from '../platform/db/db.ts'
import { openPool } from '../platform/db/open-pool.ts'
import type { Head } from './hash-chain.ts'
import { sealAudit } from './seal-audit.ts'
import { verifyAndKeep } from './verify-chain.ts'

const server = useTestServer()
let workerPool: ReturnType<typeof openPool>
let staff: Staff
beforeAll(() => {
  workerPool = openPool({ url: server.url, max: 3, role: 'guichet_worker' })
  return () => workerPool.end()
})
beforeEach(async () => {
  staff = await aBusiness(server)
})

const verify = (kept: Head[] = []) => verifyAndKeep(server.pool, staff.tenantId, kept)
const faults = async (kept: Head[] = []) =>
  (await verify(kept)).faults.map(({ kind, from, to }) => [kind, from, to])
const seal = () => sealAudit(workerPool)
/** A chain of some lines, including the creation of the business. @returns The last number */
async function sealedLines(count: number): Promise<number> {
  await someLines(server, staff, count)
  await seal()
  return (await verify()).head.number
}
const lineAt = async (number: number) =>
  (
    await server.owner.query<{ audit_id: string }>(
      'select audit_id from audit_seal where tenant_id = $1 and number = $2',
      [staff.tenantId, number],
    )
  ).rows[0]!.audit_id

test('every committed line gets the next number, across batches', async () => {
  const before = await sealedLines(0)
  const last = await sealedLines(2500)
  expect(last).toBe(before + 2500)
  expect(await seal()).toBe(0)
  const { rows } = await server.owner.query(
    `select min(number)::int as min, max(number)::int as max, count(*)::int as n
      from audit_seal
      where tenant_id = $1`,
    [staff.tenantId],
  )
  expect(rows[0]).toEqual({ min: 1, max: last, n: last })
  expect(await violations(server.owner)).toEqual([])
  expect(await faults()).toEqual([])
})

test('a line of an open transaction gets a later number, and none is missing', async () => {
  const client = await server.pool.connect()
  await client.query('begin')
  await client.query(`select set_config('app.tenant_id', $1, true)`, [staff.tenantId])
  await client.query(
    `with written as (
        insert into audit (tenant_id, id, at, code, request_id, subject, subject_id)
        values ($1, gen_random_uuid(), now(), 'till.opened', 'slow', 'till', gen_random_uuid())
        returning tenant_id, id
      )
      insert into audit_unsealed (tenant_id, audit_id) select * from written`,
    [staff.tenantId],
  )
  const during = await sealedLines(3)
  await client.query('commit')
  client.release()
  expect(await sealedLines(0)).toBe(during + 1)
  expect(await faults()).toEqual([])
})

test('one changed byte is found, with its number', async () => {
  const last = await sealedLines(5)
  await tamper(
    server,
    `update audit set facts = '{"cents": 99}' where tenant_id = $1 and id = $2`,
    [staff.tenantId, await lineAt(last - 1)],
  )
  expect(await faults()).toEqual([['changed', last - 1, last - 1]])
})

test('a removed line is found, with its seal or without', async () => {
  const last = await sealedLines(8)
  await tamper(server, 'delete from audit where id = $1', [await lineAt(last - 1)])
  expect(await faults()).toEqual([['removed', last - 1, last - 1]])
  await tamper(server, 'delete from audit_seal where tenant_id = $1 and number = $2', [
    staff.tenantId,
    last - 3,
  ])
  expect(await faults()).toEqual([
    ['removed', last - 3, last - 3],
    // Its line still exists, without a seal.
    ['removed', last - 1, last - 1],
    ['inserted', null, null],
  ])
})

test('an inserted line is found', async () => {
  await sealedLines(3)
  await tamper(
    server,
    `insert into audit (tenant_id, id, at, code, request_id, subject, subject_id)
      values ($1, gen_random_uuid(), now() - interval '3 days', 'till.closed', 'x', 'till', gen_random_uuid())`,
    [staff.tenantId],
  )
  expect(await faults()).toEqual([['inserted', null, null]])
  await seal()
  expect(await faults()).toEqual([['inserted', null, null]])
})

test('a tail that is removed with its head is found by a head stored elsewhere', async () => {
  const first = await verify([])
  expect(first.head.number).toBeGreaterThanOrEqual(0)
  const last = await sealedLines(6)
  const { head: kept } = await verify()
  const cut = last - 2
  for (const statement of [
    `delete from audit where id in (select audit_id from audit_seal where tenant_id = $1 and number > $2)`,
    'delete from audit_seal where tenant_id = $1 and number > $2',
  ])
    await tamper(server, statement, [staff.tenantId, cut])
  expect(await faults()).toEqual([['cut', cut + 1, last]])
  await tamper(
    server,
    `update audit_chain c
      set number = $2, hash = (select hash from audit_seal s where s.tenant_id = $1 and number = $2)
      where tenant_id = $1`,
    [staff.tenantId, cut],
  )
  expect(await faults()).toEqual([])
  expect(await faults([kept])).toEqual([['cut', cut + 1, last]])
  // Replacing the old lines with other ones is detected too.
  expect(await sealedLines(5)).toBeGreaterThan(last)
  expect(await faults([kept])).toEqual([['rewritten', null, last]])
})

test('an erasure removes the texts and leaves the chain valid; changed texts are found', async () => {
  const { order } = await anOrder(server, staff)
  const { look, erase } = erasingOf(server, staff)
  await someLines(server, staff, 1)
  await transaction(server.pool, staff, 'write', ({ db, now }) =>
    recordAudit(db, {
      tenantId: staff.tenantId,
      accountId: staff.accountId,
      requestId: 'corrected',
      now,
      code: 'order.client_corrected',
      subject: 'order',
      subjectId: order.publicId,
      orderId: order.publicId,
      texts: { firstName: 'Eloise → Éloïse' },
    }),
  )
  await seal()
  expect(await faults()).toEqual([])
  const words = async () =>
    (await server.owner.query('select from audit_words where tenant_id = $1', [staff.tenantId]))
      .rowCount
  const before = await words()
  const { confirmation } = (await look(order.userPublicId!)).body
  expect((await erase(order.userPublicId!, confirmation)).status).toBe(200)
  expect(await words()).toBe(before! - 1)
  await seal()
  expect(await faults()).toEqual([])
  await tamper(server, `update audit_words set words = '{"reason": "x"}' where tenant_id = $1`, [
    staff.tenantId,
  ])
  expect((await verify()).faults.map(({ kind }) => kind)).toEqual(['words'])
})

test('only the sealer writes seals, and nobody changes one', async () => {
  await sealedLines(1)
  const client = await server.pool.connect()
  const attempt = async (statement: string) => {
    await client.query('begin')
    await client.query(`select set_config('app.tenant_id', $1, true)`, [staff.tenantId])
    const outcome = await client.query(statement).then(
      ({ rowCount }) => rowCount,
      (error: Error) => error.message,
    )
    await client.query('rollback')
    return outcome
  }
  expect(
    await attempt(
      `insert into audit_seal
        select tenant_id, number + 1000, gen_random_uuid(), sealed_at, null, hash from audit_seal`,
    ),
  ).toMatch(/row-level security/)
  expect(await attempt('delete from audit_unsealed')).toBe(0)
  expect(await attempt('update audit_chain set number = 0')).toBe(0)
  expect(await attempt('delete from audit_seal')).toMatch(/only grows/)
  client.release()
  for (const statement of [
    `update audit set code = 'x'`,
    'delete from audit_seal',
    'truncate audit_seal',
  ])
    await expect(server.owner.query(statement), statement).rejects.toThrow('only grows')
})

test('the result of a verification is stored for the screen', async () => {
  const last = await sealedLines(2)
  const { rows } = await server.owner.query(
    'select number::int, faults from audit_check where tenant_id = $1',
    [staff.tenantId],
  )
  expect(rows).toEqual([{ number: last, faults: 0 }])
})
