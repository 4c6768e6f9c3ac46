import fs from 'node:fs/promises'
import { expect, test } from 'vitest'
import { transaction } from '../src/platform/db/db.ts'
import { hashPassword } from '../src/sign-in/public.ts'
import { takeFindings } from './transaction-watch.ts'
import { useTestServer } from './use-server.ts'

const server = useTestServer()

const inside = async (work: () => Promise<unknown>) => {
  takeFindings()
  await transaction(
    server.pool,
    { tenantId: null, accountId: null },
    'read',
    async ({ client }) => {
      await client.query('select 1')
      await work()
      await client.query('select 1')
    },
  )
  return takeFindings()
}
const compute = (ms: number) => {
  const until = process.threadCpuUsage().user + ms * 1000
  while (process.threadCpuUsage().user < until) JSON.stringify([until])
}

test('a transaction with statements only has no findings', async () => {
  expect(await inside(async () => {})).toEqual([])
})

test.each([
  ['a pause', () => new Promise((wake) => setTimeout(wake, 1))],
  ['a file', () => fs.readFile(import.meta.filename)],
  ['hashing', () => hashPassword('twelve and more')],
  ['another connection', () => server.pool.query('select 1')],
  ['the network', () => fetch('http://127.0.0.1:44444/').catch(() => {})],
  ['long computing', async () => compute(700)],
])('%s inside a transaction is found', async (_name, work) => {
  const findings = await inside(work)
  expect(findings.length).toBeGreaterThan(0)
})
