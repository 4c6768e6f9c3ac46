import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../src/database/free-port.ts'
import { startProcess } from '../race/processes.ts'
import { openTestServer } from '../test-server.ts'
import { proxiedDatabase } from './proxied-database.ts'
import { isReady } from './sales.ts'

const server = await openTestServer()
afterAll(() => server.close())

test('a start waits for a database that comes back', async () => {
  const database = await proxiedDatabase(server.url)
  const resetting = setInterval(() => database.cut(), 5)
  setTimeout(() => clearInterval(resetting), 3000)
  const app = await startProcess(database.url)
  try {
    expect(await isReady(app.base)).toBe(true)
  } finally {
    await app.stop()
    await database.close()
  }
})

test('a start ends with exit code 1 if the database stays away, so that a supervisor restarts it', async () => {
  const url = `postgres://guichet_owner@127.0.0.1:${await freePort()}/nothing`
  const failed = (await startProcess(url).catch((error: Error) => error)) as Error
  expect(failed.message).toContain('ended with 1: The database cannot be used: ')
  expect(failed.message.trim().split('\n')).toHaveLength(1)
})
