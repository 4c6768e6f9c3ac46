import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aJob, expireLease, jobState } from '../../../test/factories/jobs.ts'
import { useBusiness, useTestServer } from '../../../test/use-server.ts'
import { databaseNow } from '../db/database-clock.ts'
import { openPool } from '../db/open-pool.ts'
import { checkIn, renew } from './leases.ts'
import { Worker, type JobHandler } from './worker.ts'

let pool: ReturnType<typeof openPool>
const server = useTestServer()
const staff = useBusiness(server)
beforeAll(async () => {
  pool = openPool({ url: server.url, max: 4, role: 'guichet_worker' })
})
afterAll(async () => {
  await pool.end()
})
type Options = ConstructorParameters<typeof Worker>[2]
const workerOf = (handlers: Record<string, JobHandler>, options: Options = {}) =>
  new Worker(pool, handlers, { restartGraceSeconds: 0, ...options })
const until = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
/** A promise that a test keeps pending, and the function to resolve it. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
const nameOf = async () =>
  (await server.owner.query('select name from tenant where id = $1', [staff.tenantId])).rows[0].name
    .fr as string
const rename =
  (name: string): NonNullable<JobHandler['gaveUp']> =>
  async ({ client }) => {
    await client.query(
      `update tenant set name = jsonb_build_object('fr', $1::text, 'en', 'x') where id = $2`,
      [name, staff.tenantId],
    )
  }

test('a full lane does not delay another lane', async () => {
  const { open, opened } = gate()
  let short = 0
  const worker = workerOf({
    stuck: { lane: 'mail', tries: 1, run: () => opened },
    quick: {
      lane: 'short',
      tries: 1,
      run: async () => {
        short += 1
      },
    },
  })
  for (let i = 0; i < 30; i++) await aJob(server, staff, 'stuck')
  for (let i = 0; i < 10; i++) await aJob(server, staff, 'quick')
  worker.wake()
  await expect.poll(() => short).toBe(10)
  // Only running jobs of the slow kind are leased: the others are free for any process.
  const leased = `select from job where kind = 'stuck' and leased_until is not null`
  expect((await server.owner.query(leased)).rowCount).toBe(3)
  open()
  await worker.drain()
  const left = `select from job where kind = 'stuck' and ended_at is null`
  expect((await server.owner.query(left)).rowCount).toBe(0)
})

test('the ending of a run is committed with the end of its job, or not at all', async () => {
  const bad = {
    done: async (tx: Parameters<ReturnType<typeof rename>>[0]) => {
      await rename('half done')(tx, {} as never, '')
      await tx.client.query('select 1 / 0')
    },
  }
  const worker = workerOf({
    bad: { lane: 'short', tries: 1, run: async () => bad, gaveUp: rename('given up') },
  })
  const id = await aJob(server, staff, 'bad')
  await worker.drain()
  expect(await jobState(server, id)).toMatchObject({
    ending: 'dead',
    last_error: 'division by zero',
  })
  expect(await nameOf()).toBe('given up')
  const good = workerOf({
    good: {
      lane: 'short',
      tries: 1,
      run: async () => ({ done: (tx) => rename('done')(tx, {} as never, '') }),
    },
  })
  const next = await aJob(server, staff, 'good')
  await good.drain()
  expect([(await jobState(server, next)).ending, await nameOf()]).toEqual(['done', 'done'])
})

test('an expired lease is taken over by another worker, and its holder records nothing', async () => {
  const { open, opened } = gate()
  const starts: string[] = []
  const handlerOf = (name: string, work: Promise<void>): Record<string, JobHandler> => ({
    taken: {
      lane: 'short',
      tries: 3,
      run: async () => {
        starts.push(name)
        await work
        return { done: (tx) => rename(name)(tx, {} as never, '') }
      },
    },
  })
  const [silent, other] = [
    workerOf(handlerOf('silent', opened)),
    workerOf(handlerOf('other', Promise.resolve())),
  ]
  const id = await aJob(server, staff, 'taken')
  silent.wake()
  await expect.poll(() => starts).toEqual(['silent'])
  await expireLease(server, id)
  const draining = silent.drain()
  await new Promise((wake) => setTimeout(wake, 200))
  expect(starts).toEqual(['silent'])
  await other.drain()
  open()
  await draining
  expect(starts).toEqual(['silent', 'other'])
  expect(await nameOf()).toBe('other')
  expect((await jobState(server, id)).progress).toEqual({ died: 1 })
})

test('a renewal that arrives after the end of a run does not lease the job again', async () => {
  const worker = workerOf({
    failing: { lane: 'short', tries: 9, run: () => Promise.reject(new Error('no answer')) },
  })
  const id = await aJob(server, staff, 'failing')
  await worker.drain()
  const { leased_by: lease } = await jobState(server, id)
  const mine = [staff.tenantId, id, lease]
  expect((await server.owner.query(renew, mine)).rowCount).toBe(0)
  expect((await server.owner.query(checkIn, [...mine, '{}'])).rowCount).toBe(0)
  expect(await jobState(server, id)).toMatchObject({ leased_until: null, last_error: 'no answer' })
})

test('a job whose result could not be recorded runs again after its lease, in the same worker', async () => {
  let runs = 0
  const worker = workerOf({
    unrecorded: {
      lane: 'short',
      tries: 9,
      run: async () => {
        runs += 1
        if (runs === 1) throw new Error('first run')
      },
      retrying: () => Promise.reject(new TypeError('not recorded')),
    },
  })
  const id = await aJob(server, staff, 'unrecorded')
  await worker.drain()
  expect(await jobState(server, id)).toMatchObject({ ending: null, last_error: null })
  await expireLease(server, id)
  await worker.drain()
  expect(runs).toBe(2)
  expect(await jobState(server, id)).toMatchObject({ ending: 'done', leased_until: null })
})

test('soon after a start of PostgreSQL no lease is taken over', async () => {
  const handlers: Record<string, JobHandler> = {
    restarted: { lane: 'short', tries: 3, run: async () => {} },
  }
  const id = await aJob(server, staff, 'restarted')
  await server.owner.query(
    `update job set leased_by = 'another', leased_until = now() - interval '1 s' where id = $1`,
    [id],
  )
  expect(await workerOf(handlers, { restartGraceSeconds: 1e6 }).drain()).toBe(0)
  expect(await workerOf(handlers).drain()).toBe(1)
})

test('a run that takes too long has failed, and writes nothing any more', async () => {
  let late: Promise<unknown> | undefined
  const worker = workerOf({
    endless: {
      lane: 'short',
      tries: 3,
      maxSeconds: 0.1,
      retrying: rename('put off'),
      run: async ({ signal, inTenant }) => {
        late = until(signal)
          .catch(() => inTenant('write', (tx) => rename('too late')(tx, {} as never, '')))
          .catch((error: unknown) => error)
        await new Promise(() => {})
      },
    },
  })
  const id = await aJob(server, staff, 'endless')
  expect(await worker.drain()).toBe(1)
  expect(await jobState(server, id)).toMatchObject({
    ending: null,
    attempts: 1,
    last_error: 'ran longer than 0.1 s',
    leased_until: null,
  })
  expect(((await late) as Error).message).toContain('ran longer')
  expect(await nameOf()).toBe('put off')
})

test('a stopping worker returns waiting jobs, and waits for jobs that call other services', async () => {
  const { open, opened } = gate()
  const worker = workerOf({
    waits: { lane: 'mail', tries: 3, run: ({ signal }) => until(signal) },
    acts: {
      lane: 'money',
      tries: 3,
      run: async () => {
        await opened
      },
    },
  })
  const [waits, acts] = [await aJob(server, staff, 'waits'), await aJob(server, staff, 'acts')]
  worker.wake()
  await expect
    .poll(
      async () =>
        (await jobState(server, acts)).attempts + (await jobState(server, waits)).attempts,
    )
    .toBe(2)
  const stopping = worker.stop()
  await expect.poll(async () => (await jobState(server, waits)).leased_until).toBe(null)
  expect(await jobState(server, waits)).toMatchObject({
    attempts: 0,
    ending: null,
    last_error: null,
  })
  open()
  await stopping
  expect((await jobState(server, acts)).ending).toBe('done')
})

test('many calls that enqueue jobs cause one poll', async () => {
  const looks = vi.spyOn(pool, 'connect')
  const worker = workerOf({ idle: { lane: 'short', tries: 1, run: async () => {} } })
  for (let i = 0; i < 50; i++) {
    worker.wake()
    await new Promise((later) => setTimeout(later, 4))
  }
  await worker.stop()
  expect(looks.mock.calls.length).toBeGreaterThan(0)
  expect(looks.mock.calls.length).toBeLessThan(10)
  looks.mockRestore()
})

test('a kind without a handler here is left to another process', async () => {
  const id = await aJob(server, staff, 'from-a-newer-version')
  await workerOf({ known: { lane: 'short', tries: 1, run: async () => {} } }).drain()
  expect(await jobState(server, id)).toMatchObject({ ending: null, attempts: 0 })
})

test('the polls of a worker keep the clock of the database updated', async () => {
  const worker = workerOf({ idle: { lane: 'short', tries: 1, run: async () => {} } })
  worker.start()
  worker.wake()
  await new Promise((looked) => setTimeout(looked, 200))
  expect(Math.abs(databaseNow() - Date.now())).toBeLessThan(60_000)
  await worker.stop()
})
