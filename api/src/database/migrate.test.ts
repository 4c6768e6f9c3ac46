import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDatabase } from '../../test/database.ts'
import { migrate } from './migrate.ts'

/** A migration that needs a table without writers. */
const name = '0088-ended-jobs.sql'
const clients: pg.Client[] = []
let url: string
async function connected() {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  clients.push(client)
  return client
}
beforeAll(async () => {
  url = await newDatabase()
})
afterAll(() => Promise.all(clients.map((client) => client.end())))
const undo = async (client: pg.Client) => {
  await client.query('delete from migration where name = $1', [name])
  await client.query('drop index job_ended')
}

test('a migration that waits for a lock lets others pass, and runs in the end', async () => {
  const [holder, writer] = [await connected(), await connected()]
  await undo(holder)
  await holder.query('begin; lock table job in row exclusive mode')
  const migrating = migrate(url, new Set([name]))
  let longestMs = 0
  for (const end = performance.now() + 3500; performance.now() < end;) {
    const beganAt = performance.now()
    await writer.query('update job set kind = kind where false')
    longestMs = Math.max(longestMs, performance.now() - beganAt)
    await new Promise((wake) => setTimeout(wake, 20))
  }
  // Requests wait for a lock for 3 s.
  expect(longestMs).toBeLessThan(2500)
  expect(longestMs).toBeGreaterThan(300)
  await holder.query('commit')
  expect(await migrating).toEqual([name])
})

test('a migration in a deadlock starts again', async () => {
  const holder = await connected()
  await undo(holder)
  // The migration builds its index, and reaches its row after the one that is locked here.
  await holder.query('begin')
  await holder.query('insert into migration (name, sha256) values ($1, $2)', [name, ''])
  const migrating = migrate(url, new Set([name]))
  await new Promise((wake) => setTimeout(wake, 500))
  await holder.query(`set local deadlock_timeout = '10s'; update job set kind = kind where false`)
  await holder.query('rollback')
  expect(await migrating).toEqual([name])
})
