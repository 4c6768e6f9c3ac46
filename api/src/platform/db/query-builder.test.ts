import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBusiness } from '../../../test/factories/staff.ts'
import { useTestServer } from '../../../test/use-server.ts'
import { apiError } from '../http/api-error.ts'
import { allOrFirstError } from './all-or-first-error.ts'
import { settle, transaction, type Db, type Transaction } from './db.ts'
import { onUniqueViolation } from './on-unique-violation.ts'
import { openPool } from './open-pool.ts'
import { deleteRows, selectRows, updateRows } from './rows.ts'

const server = useTestServer()
let pool: pg.Pool
let tenantId: string
beforeAll(async () => {
  pool = openPool({ url: server.url, max: 1 })
  tenantId = (await aBusiness(server)).tenantId
})
afterAll(() => pool.end())
beforeEach(() => server.owner.query(`delete from counter where tenant_id = $1`, [tenantId]))

const inBusiness = <T>(work: (tx: Transaction) => Promise<T>) =>
  transaction(pool, { tenantId, accountId: null }, 'write', work)
const insert = (db: Db, name: string, value = 1) =>
  db.insertInto('counter').values({ tenant_id: tenantId, name, value }).execute()
const add = (db: Db, name: string) =>
  updateRows(db, tenantId, 'counter')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', name)
const counters = (db: Db) =>
  selectRows(db, tenantId, 'counter').select(['name', 'value']).orderBy('name').execute()
const kept = () => inBusiness(({ db }) => counters(db))
const taken = { code: '23505', constraint: 'counter_pkey' }

/** Highest number of statements sent on the connection and not answered. */
async function mostSentAtOnce(work: () => Promise<unknown>): Promise<number> {
  const client = await pool.connect()
  client.release()
  const original = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  let [unanswered, most] = [0, 0]
  const less = () => {
    unanswered -= 1
  }
  client.query = ((...args: unknown[]) => {
    unanswered += 1
    most = Math.max(most, unanswered)
    const asked = original(...args)
    asked.then(less, less)
    return asked
  }) as never
  try {
    await work()
  } finally {
    client.query = original as never
  }
  return most
}

test('changes are sent without waiting, and later reads find them', async () => {
  const most = await mostSentAtOnce(() =>
    inBusiness(async ({ db }) => {
      await insert(db, 'a')
      await insert(db, 'b')
      await add(db, 'a').execute()
      await deleteRows(db, tenantId, 'counter').where('name', '=', 'b').execute()
      expect(await counters(db)).toEqual([{ name: 'a', value: 2 }])
      expect(await add(db, 'a').returning('value').execute()).toEqual([{ value: 3 }])
    }),
  )
  expect(most).toBe(5)
  expect(await kept()).toEqual([{ name: 'a', value: 3 }])
})

test('the number of unanswered changes is limited', async () => {
  const names = Array.from({ length: 100 }, (_, n) => `n${n}`)
  const most = await mostSentAtOnce(() =>
    inBusiness(async ({ db }) => {
      for (const name of names) await insert(db, name)
    }),
  )
  expect(most).toBeLessThanOrEqual(16)
  expect(await kept()).toHaveLength(100)
})

test('a failed change is reported by the next answer, and the transaction writes nothing', async () => {
  const failing = inBusiness(async ({ db }) => {
    await insert(db, 'a')
    await insert(db, 'a')
    await insert(db, 'b')
    await counters(db)
  })
  await expect(failing).rejects.toMatchObject(taken)
  expect(await kept()).toEqual([])
})

test('a failure without a later statement is reported by the commit', async () => {
  const failing = inBusiness(async ({ db }) => {
    await insert(db, 'a')
    await insert(db, 'a')
  })
  await expect(failing).rejects.toMatchObject(taken)
  expect(await kept()).toEqual([])
})

test('raw SQL statements report a failed change too', async () => {
  const failing = inBusiness(async ({ db, client }) => {
    await insert(db, 'a')
    await insert(db, 'a')
    await client.query('select 1')
  })
  await expect(failing).rejects.toMatchObject(taken)
})

test('an API error is answered, whatever failed after it', async () => {
  const refused = inBusiness(async ({ db }) => {
    await insert(db, 'a')
    await insert(db, 'a')
    throw apiError('NotFound')
  })
  await expect(refused).rejects.toMatchObject({ type: 'NotFound' })
  expect(await kept()).toEqual([])
})

test('a failure in one transaction does not affect the next on the connection', async () => {
  await expect(
    inBusiness(async ({ db }) => {
      await insert(db, 'a')
      await insert(db, 'a')
    }),
  ).rejects.toMatchObject(taken)
  await inBusiness(({ db }) => insert(db, 'c'))
  expect(await kept()).toEqual([{ name: 'c', value: 1 }])
})

test('a deadlock of a change without a waiting caller is retried', async () => {
  const other = openPool({ url: server.url, max: 1 })
  await inBusiness(async ({ db }) => {
    await insert(db, 'a')
    await insert(db, 'b')
  })
  let tries = 0
  const crossing = (names: string[], on: pg.Pool) =>
    transaction(on, { tenantId, accountId: null }, 'write', async ({ db, client }) => {
      tries += 1
      for (const name of names) {
        await add(db, name).execute()
        await settle(db)
        await client.query('select pg_sleep(0.2)')
      }
    })
  await Promise.all([crossing(['a', 'b'], pool), crossing(['b', 'a'], other)])
  await other.end()
  expect(tries).toBe(3)
  expect(await kept()).toEqual([
    { name: 'a', value: 3 },
    { name: 'b', value: 3 },
  ])
})

test('a unique violation is answered with its problem, others are not', async () => {
  const twice = (problemOf: (index?: string) => Error | undefined) =>
    inBusiness(({ db }) =>
      onUniqueViolation(
        db,
        async () => {
          await insert(db, 'a')
          await insert(db, 'a')
        },
        problemOf,
      ),
    )
  const problem = new Error('taken')
  await expect(twice((index) => (index === 'counter_pkey' ? problem : undefined))).rejects.toBe(
    problem,
  )
  await expect(twice(() => undefined)).rejects.toMatchObject(taken)
})

test('a change that is sent during a read is waited for as well', async () => {
  const problem = new Error('taken')
  const writing = inBusiness(async ({ db }) => {
    await insert(db, 'a')
    // It fails well after the read was answered.
    const slow = sql<number>`(select 1 from pg_sleep(0.1))`
    const sameName = db
      .insertInto('counter')
      .values({ tenant_id: tenantId, name: 'a', value: slow })
    await onUniqueViolation(
      db,
      () => allOrFirstError([counters(db), sameName.execute()]),
      () => problem,
    )
  })
  await expect(writing).rejects.toBe(problem)
})
