import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aSaleByLink,
  connect,
  openPage,
  signedNow,
  useStripeServer,
  webhookPath,
} from '../factories/local-stripe.ts'
import { refundWhole } from '../factories/sales/refunds.ts'
import { aBusiness, renewToken, type Staff } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { numbersFrom, seed } from '../seed.ts'
import { quiet, withProcesses } from './paying-processes.ts'
import { inFlight } from './processes.ts'

const isLong = process.env.LONG === '1'
/**
 * Number of sales, and of random orders of their notifications. Each sale is paid, and every other
 * one refunded: two sales have nine notifications. The last long run is a whole day of a large
 * business.
 */
const runs = isLong
  ? [
      { sales: 12, orders: 100, notices: 54, minutes: 30 },
      { sales: 2_224, orders: 5, notices: 10_000, minutes: 180 },
    ]
  : [{ sales: 12, orders: 5, notices: 54, minutes: 2 }]
const server = useStripeServer()

const heard: string[] = []
/** Receives the provider’s notifications: they are stored, and delivered by the test. */
const ear = http.createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    heard.push(Buffer.concat(parts).toString())
    response.end()
  })
})
beforeAll(() => new Promise<void>((ready) => void ear.listen(0, '127.0.0.1', ready)))
afterAll(() => new Promise((ended) => void ear.close(ended)))

/** Each of them one to five times, in a random order. */
const shuffled = (notices: readonly string[], next: () => number): string[] =>
  notices
    .flatMap((notice) => Array.from({ length: 1 + Math.floor(next() * 5) }, () => notice))
    .map((notice) => ({ notice, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ notice }) => notice)

/**
 * Delivers to both processes concurrently until each notification is accepted. Signed at delivery,
 * because a signature is valid for five minutes.
 */
const deliver = (bases: string[], notices: readonly string[]) =>
  inFlight(notices.length, 8, async (i) => {
    const body = notices[i]!
    const answer = await fetch(bases[i % 2]! + webhookPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signedNow(body) },
      body,
    })
    expect(answer.status).toBe(200)
  })

/** State of the business after the notifications, without names and times. */
async function stateOf({ tenantId }: Staff) {
  const { rows } = await server.owner.query<{ state: unknown }>(
    `select jsonb_build_array(
        o.status,
        (
          select array_agg(l.status order by l.seq)
          from order_status_log l
          where (l.tenant_id, l.order_id) = (o.tenant_id, o.id)
        ),
        (
          select array_agg(p.state || p.cents::text)
          from payment p
          where (p.tenant_id, p.order_id) = (o.tenant_id, o.id)
        ),
        (
          select array_agg(r.state || r.total_cents::text)
          from refund r
          where (r.tenant_id, r.order_id) = (o.tenant_id, o.id)
        ),
        (
          select array_agg(t.state)
          from ticket t
          where (t.tenant_id, t.order_id) = (o.tenant_id, o.id)
        ),
        (
          select array_agg(m.kind order by m.kind)
          from mail m
          where (m.tenant_id, m.order_id) = (o.tenant_id, o.id)
        ),
        (
          select array_agg(s.account || ':' || s.cents order by s.account, s.cents)
          from posting s
          where (s.tenant_id, s.order_id) = (o.tenant_id, o.id)
        )
      ) as state
      from orders o
      where o.tenant_id = $1`,
    [tenantId],
  )
  return rows.map(({ state }) => JSON.stringify(state)).sort()
}

/** Makes a difference that the comparison must find, then undoes it. */
async function withAPlant(staff: Staff) {
  await server.owner.query('begin')
  await server.owner.query(
    `update ticket set state = 'Expired'
      where id = (select id from ticket where tenant_id = $1 limit 1)`,
    [staff.tenantId],
  )
  const state = await stateOf(staff)
  await server.owner.query('rollback')
  return state
}

/** Pays sales, refunds every other one, and delivers the notifications in a random order. */
async function deliverInRandomOrder(bases: string[], sales: number, next: () => number) {
  server.provider.setWebhookUrl(server.app.http.listeningOrigin + webhookPath)
  const staff = await aBusiness(server)
  await connect(server, staff)
  const { port } = ear.address() as AddressInfo
  server.provider.setWebhookUrl(`http://127.0.0.1:${port}`)
  heard.length = 0
  // Notifications of many sales take longer than an access token is valid.
  const sold = await inFlight(sales, 2, async () => {
    await renewToken(server, staff)
    return aSaleByLink(server, staff, { quantity: 1 })
  })
  for (const { token } of sold) server.provider.pay(await openPage(server, token))
  await server.provider.webhooksSettled()
  const ofPayments = [...heard]
  let count = await deliverAll(bases, shuffled(ofPayments, next))
  for (const { order } of sold.filter((_, i) => i % 2 === 0)) {
    server.provider.faults.add({ refunds: 'pending' })
    await renewToken(server, staff)
    const { status, body } = await refundWhole(server, staff, order)
    expect(status, JSON.stringify(body)).toBe(200)
  }
  await allSent(staff)
  for (const { refunds } of server.provider.ledger().payments)
    for (const { id, status } of refunds) if (status === 'pending') server.provider.settleRefund(id)
  await server.provider.webhooksSettled()
  // The notifications of the payments arrive again, after the refunds.
  count += await deliverAll(bases, shuffled(heard, next))
  return { count, notices: heard.length, staff, state: await stateOf(staff) }
}

/** The provider has received each refund, and its outcome is not known yet. */
const allSent = ({ tenantId }: Staff) =>
  expect
    .poll(
      async () =>
        (
          await server.owner.query(
            `select from refund_transfer
              where tenant_id = $1 and (state <> 'sent' or provider_ref is null)`,
            [tenantId],
          )
        ).rowCount,
      { timeout: isLong ? 600_000 : 20_000 },
    )
    .toBe(0)

async function deliverAll(bases: string[], notices: readonly string[]): Promise<number> {
  await deliver(bases, notices)
  await quiet(server, notices.length)
  return notices.length
}

for (const { sales, orders, notices, minutes } of runs)
  test(
    `${notices} notifications, each sent one to five times, in ${orders} orders, to two processes lead to one final state`,
    async () => {
      const next = numbersFrom(seed)
      await withProcesses(server, 'none', async (bases) => {
        const first = await deliverInRandomOrder(bases, sales, next)
        expect(new Set(first.state.map((state) => (JSON.parse(state) as [string])[0]))).toEqual(
          new Set(['Completed', 'RefundCompleted']),
        )
        expect(first.state).toHaveLength(sales)
        expect(first.notices).toBeGreaterThanOrEqual(notices)
        expect(await withAPlant(first.staff)).not.toEqual(first.state)
        let delivered = first.count
        for (let order = 1; order < orders; order++) {
          const { count, state } = await deliverInRandomOrder(bases, sales, next)
          expect(state, `order ${order} of seed ${seed}`).toEqual(first.state)
          delivered += count
        }
        expect(delivered).toBeGreaterThan(3 * orders * notices)
        expect(await violations(server.owner)).toEqual([])
      })
    },
    minutes * 60_000,
  )
