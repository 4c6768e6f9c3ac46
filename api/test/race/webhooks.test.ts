import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { sealAudit } from '../../src/audit/public.ts'
import { recordAudits } from '../../src/platform/db/audit.ts'
import { transaction } from '../../src/platform/db/db.ts'
import { openPool } from '../../src/platform/db/open-pool.ts'
import { newId } from '../../src/platform/values/ids.ts'
import { aBusiness, type Staff } from '../factories/staff.ts'
import { aReceiver, aWebhook } from '../factories/webhooks.ts'
import { numbersFrom, seed } from '../seed.ts'
import { openTestServer } from '../test-server.ts'
import { inFlight, startProcess } from './processes.ts'

const server = await openTestServer()
const workerPool = openPool({ url: server.url, max: 2, role: 'guichet_worker' })
afterAll(async () => {
  await workerPool.end()
  await server.close()
})

const isLong = process.env.LONG === '1'
const startTeller = (mutant: 'none' | 'no-feed-lock' = 'none') =>
  startProcess(server.url, { entry: 'seal-and-send.ts', mutant })

async function atLast(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await work()
      return
    } catch (error) {
      if (tries === 20) throw error
      await wait(500)
    }
}

/** Records `each` events for each order, every one in its own transaction, several concurrently. */
async function happenings(staff: Staff, orders: number, each: number): Promise<void> {
  const { tenantId, accountId } = staff
  await inFlight(orders, 8, async () => {
    const orderId = newId()
    for (let nth = 0; nth < each; nth += 1)
      // A lost reply does not say whether the change was committed, so it is made again.
      await atLast(() =>
        transaction(server.pool, { tenantId, accountId }, 'write', ({ db, now }) =>
          recordAudits(db, [
            {
              tenantId,
              accountId,
              requestId: `happening-${nth}`,
              now,
              code: 'ticket.moved',
              subject: 'ticket',
              subjectId: newId(),
              orderId,
            },
          ]),
        ),
      )
  })
}
const ended = async (staff: Staff) => {
  const { rows } = await server.owner.query<{ n: number }>(
    `select (select count(*)::int from audit_unsealed where tenant_id = $1)
        + (select count(*)::int from webhook_delivery where tenant_id = $1 and state = 'waiting')
        + (select count(*)::int from webhook_feed f join audit_chain c using (tenant_id)
            where tenant_id = $1 and f.number < c.number) as n`,
    [staff.tenantId],
  )
  return rows[0]!.n === 0
}
async function untilEnded(staff: Staff, seconds: number): Promise<void> {
  for (let i = 0; i < seconds * 4; i += 1) {
    if (await ended(staff)) return
    await wait(250)
  }
  throw new Error('not all of it was told')
}
const numbersOf = (received: { body: { data: Record<string, unknown> } }[]) =>
  received.map(({ body }) => Number(body.data.number))
const isAscending = (numbers: readonly number[]) =>
  numbers.every((number, i) => i === 0 || number > numbers[i - 1]!)

const [orders, each] = isLong ? [200, 50] : [20, 15]
test(`${orders * each} events reach a receiver that fails half the time, in sequence for each order, while sending processes are killed`, async () => {
  const staff = await aBusiness(server)
  const random = numbersFrom(seed)
  const receiver = await aReceiver(() => (random() < 0.5 ? 500 : 204))
  await aWebhook(server, staff, { url: receiver.url, events: ['ticket.moved'] })
  const since = performance.now()
  let steady = await startTeller()
  const writing = happenings(staff, orders, each)
  for (let round = 0; round < 5; round += 1) {
    const doomed = await startTeller()
    await wait(isLong ? 4000 : 700)
    doomed.child.kill('SIGKILL')
  }
  steady.child.kill('SIGKILL')
  steady = await startTeller()
  try {
    await writing
    await untilEnded(staff, isLong ? 900 : 120)
    const { rows } = await server.owner.query<{ number: number }>(
      `select s.number::int as number
        from audit_seal s
        join audit a on (a.tenant_id, a.id) = (s.tenant_id, s.audit_id)
        where s.tenant_id = $1 and a.code = 'ticket.moved'
        order by s.number`,
      [staff.tenantId],
    )
    const numbers = numbersOf(receiver.accepted)
    const delivered = new Set(numbers)
    expect(rows.filter(({ number }) => !delivered.has(number))).toEqual([])
    expect(delivered.size).toBeGreaterThanOrEqual(orders * each)
    const byOrder = Map.groupBy(receiver.accepted, ({ body }) => body.data.orderPublicId)
    expect(byOrder.size).toBe(orders)
    for (const some of byOrder.values())
      // An event sent twice, because a process died before it recorded it, was in order at first.
      expect(isAscending([...new Set(numbersOf(some))])).toBe(true)
    process.stdout.write(
      `  ${delivered.size} events in ${((performance.now() - since) / 1000).toFixed(0)} s: ${receiver.received.length} tries, ${numbers.length - delivered.size} told twice\n`,
    )
  } finally {
    steady.child.kill('SIGKILL')
    await receiver.close()
  }
})

test('a dead receiver does not delay another one', async () => {
  const staff = await aBusiness(server)
  const [dead, alive] = [await aReceiver(() => 500), await aReceiver()]
  await aWebhook(server, staff, { url: dead.url, events: ['ticket.moved'] })
  await aWebhook(server, staff, { url: alive.url, events: ['ticket.moved'] })
  const app = await startTeller()
  try {
    await happenings(staff, 10, 5)
    for (let i = 0; i < 120 && new Set(numbersOf(alive.accepted)).size < 50; i += 1) await wait(250)
    expect(new Set(numbersOf(alive.accepted)).size).toBe(50)
    expect(dead.accepted).toEqual([])
  } finally {
    app.child.kill('SIGKILL')
    await Promise.all([dead.close(), alive.close()])
  }
})

test('mutant: without the lock of the feed and the index of its lines two processes send one event', async () => {
  const staff = await aBusiness(server)
  const receiver = await aReceiver()
  await aWebhook(server, staff, { url: receiver.url, events: ['ticket.moved'] })
  const mutants = await Promise.all([startTeller('no-feed-lock'), startTeller('no-feed-lock')])
  try {
    for (let round = 0; round < 40; round += 1) {
      await happenings(staff, 4, 2)
      await sealAudit(workerPool)
      await wait(300)
      const numbers = numbersOf(receiver.accepted)
      if (numbers.length > new Set(numbers).size) return
    }
    expect.unreachable('each was told once')
  } finally {
    for (const mutant of mutants) mutant.child.kill('SIGKILL')
    await receiver.close()
  }
})
