import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { canariesIn } from '../../test/canaries-in.ts'
import { clientsOf } from '../../test/factories/clients.ts'
import { aKnownPerson } from '../../test/factories/known-person.ts'
import { erasingOf } from '../../test/factories/sales/erasing.ts'
import { aSentQuote } from '../../test/factories/sales/quotes.ts'
import { violations } from '../../test/invariants/violations.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { newId } from '../platform/values/ids.ts'
import { eraseAgain, tombstonesOf } from './erase-again.ts'

const server = useTestServer()
const staff = useBusiness(server)
let clientId: string
beforeAll(async () => {
  clientId = (await aKnownPerson(server, staff)).clientId
})
const again = (id: string) =>
  eraseAgain(server.pool, { tenantId: staff.tenantId, clientId: id, reason: 'asked' })

test('a client restored from an old backup is erased again, with every word', async () => {
  expect(Object.keys(await canariesIn(server.owner)).length).toBeGreaterThan(20)
  expect(await again(clientId)).toBe('erased')
  await server.app.worker.drain()
  expect(await canariesIn(server.owner)).toEqual({})
  expect(await violations(server.owner)).toEqual([])
  expect(await tombstonesOf(server.pool)).toEqual([
    { tenantId: staff.tenantId, clientId, reason: 'asked' },
  ])
  const { rows } = await server.owner.query(
    `select account_id, request_id from audit where subject_id = $1 and code = 'client.erased'`,
    [clientId],
  )
  expect(rows).toEqual([{ account_id: null, request_id: 'command' }])
})

test('erased clients, and those that the copy does not have, are skipped', async () => {
  expect(await again(clientId)).toBe('absent')
  expect(await again(newId())).toBe('absent')
})

test('a client with something in progress is not erased, and this is reported', async () => {
  const email = 'devis@example.test'
  await aSentQuote(server, staff, { email })
  const { find } = clientsOf(server, staff)
  const [client] = (await find({ searchTerm: email })).items
  expect(await again(client!.profilePublicId)).toBe('busy')
  expect((await find({ searchTerm: email })).items).toHaveLength(1)
})

test('the command lists erasures, and accepts its own list', async () => {
  const { buys } = clientsOf(server, staff)
  const other = await buys({ email: 'autre@example.test' })
  await erasingOf(server, staff).erase(other.clientId, 'autre@example.test')
  const back = await buys({ email: 'revenu@example.test' })
  const run = (...args: string[]) =>
    promisify(execFile)(
      process.execPath,
      [path.join(import.meta.dirname, 'erasures.command.ts'), ...args],
      { env: { ...process.env, DATABASE_URL: server.url, SECRET_KEY: '07'.repeat(32) } },
    )
  const { stdout: list } = await run()
  expect(list.trim().split('\n')).toHaveLength(2)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-erasures-'))
  const file = path.join(folder, 'erasures.jsonl')
  const line = { tenantId: staff.tenantId, clientId: back.clientId, reason: 'asked' }
  fs.writeFileSync(file, `${list}${JSON.stringify(line)}\n`)
  const { stdout } = await run('--again', file)
  expect(stdout).toBe('Erased again: 1. Not there any more: 2. To be tried again: 0.\n')
  fs.rmSync(folder, { recursive: true })
})
