import { sell } from '@guichet/contract/orders/sale/sell.ts'
import { beforeAll, expect, test } from 'vitest'
import { mailStates, tryAgainNow, waitingEmails } from '../factories/input/emails.ts'
import { aCartLine, anOrder } from '../factories/sales/orders.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { reach, startProcess } from '../race/processes.ts'
import { newKey } from '../test-server.ts'
import { useTestServer } from '../use-server.ts'
import { sale, until } from './sales.ts'
import { openSmtpDouble, repeated } from './smtp-double.ts'

let staff: Staff
const server = useTestServer()
beforeAll(async () => {
  // Only the processes of the tests run jobs.
  await server.app.worker.stop()
  staff = await aBusiness(server)
})
const pause = (ms: number) =>
  new Promise<void>((wake) => {
    setTimeout(wake, ms)
  })
const idleTransactions = `select count(*)::int as n
  from pg_stat_activity
  where datname = current_database() and state = 'idle in transaction'
    and state_change < clock_timestamp() - interval '1 second'`

test('an email of 1 200 tickets is rendered once for four attempts, outside transactions, while sales continue', async () => {
  const smtp = await openSmtpDouble({
    answer: async (_message, nth) => (nth <= 3 ? 451 : undefined),
  })
  const { line } = await aCartLine(server, staff, { capacity: 1000 })
  const school = await aCartLine(server, staff, { quantity: 25, capacity: 2000 })
  await anOrder(server, staff, {
    tickets: Array.from({ length: 48 }, () => school.line),
    email: 'school@example.test',
  })
  const app = await startProcess(server.url, { env: { SMTP_URL: smtp.url } })
  try {
    let [sold, idle] = [0, 0]
    await until(
      async () => {
        idle += (await server.owner.query(idleTransactions)).rows[0].n
        const { status } = await reach(app.base, staff, sell, { ...sale(line), key: newKey() })
        if (status === 200) sold += 1
        await tryAgainNow(server)
        return smtp.received.filter(({ raw }) => raw.includes('school@example.test')).length >= 4
      },
      300,
      'the email of 1 200 tickets',
    )
    expect(idle).toBe(0)
    expect(sold).toBeGreaterThan(10)
    const tries = smtp.received.filter(({ raw }) => raw.includes('school@example.test'))
    expect(tries[0]!.raw.length).toBeGreaterThan(2_000_000)
    // The boundaries between the parts of a message are random at each rendering.
    expect(new Set(tries.map(({ raw }) => raw)).size).toBe(1)
    await until(async () => (await mailStates(server)).waiting === undefined, 60, 'all sent')
    expect((await server.owner.query('select from mail where drawn is not null')).rowCount).toBe(0)
  } finally {
    await app.stop()
    await smtp.close()
  }
})

test('a process is killed while it sends: at most one email is repeated per kill', async () => {
  let inTheServer = () => {}
  const smtp = await openSmtpDouble({
    answer: async () => {
      inTheServer()
      await pause(100)
    },
  })
  await waitingEmails(server, staff, 40)
  const env = { SMTP_URL: smtp.url }
  try {
    for (let kill = 1; kill <= 2; kill++) {
      const app = await startProcess(server.url, { env })
      let taken = 0
      // Killed as soon as the server has a complete message, when others may be under way.
      const killed = new Promise<void>((done) => {
        app.child.once('exit', () => done())
      })
      inTheServer = () => {
        if (++taken === 8) setTimeout(() => app.child.kill('SIGKILL'), 60)
      }
      await killed
      inTheServer = () => {}
      await tryAgainNow(server, { isHolderDead: true })
    }
    const app = await startProcess(server.url, { env })
    await until(async () => (await mailStates(server)).waiting === undefined, 120, 'all sent')
    await app.stop()
    expect(new Set(smtp.received.map(({ id }) => id)).size).toBe(40)
    expect(smtp.received.length).toBeLessThanOrEqual(42)
  } finally {
    await smtp.close()
  }
})

test('connections end between the acceptance of an email and its record: no email is repeated', async () => {
  const end = () =>
    server.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
  const smtp = await openSmtpDouble({
    answer: async (_message, nth) => {
      if (nth > 10) return
      await end()
      // Also ends them while the record is being written.
      setTimeout(() => void end(), 2 * nth)
    },
  })
  await waitingEmails(server, staff, 20)
  const app = await startProcess(server.url, { env: { SMTP_URL: smtp.url } })
  try {
    await until(
      async () => {
        await tryAgainNow(server)
        return (await mailStates(server)).waiting === undefined
      },
      120,
      'all sent',
    )
    expect(repeated(smtp.received)).toEqual({})
    expect(smtp.received).toHaveLength(20)
  } finally {
    await app.stop()
    await smtp.close()
  }
})
