import { setTimeout as wait } from 'node:timers/promises'
import { SpanKind } from '@opentelemetry/api'
import type pg from 'pg'
import { transaction } from '../platform/db/db.ts'
import { fail, inJob, inSpan } from '../platform/jobs/traces.ts'
import { requestPinned } from '../platform/network/pinned-request.ts'
import { unseal, type SealingKeys } from '../platform/secrets/secrets.ts'
import { reachableAddress, type Reach } from './assert-address.ts'
import type { Due } from './due-delivery.ts'
import { recordOutcome, type Outcome } from './record-outcome.ts'
import { waitMs } from './retries.rules.ts'
import { signedHeaders } from './signature.ts'
import { secretPurpose } from './webhooks.db.ts'

const timeoutMs = 10_000
const leaseSeconds = 30
/** Concurrent deliveries of one process, and of one webhook, so that a slow one blocks no other. */
const atOnce = 64
const perWebhook = 32
/** Finished deliveries are collected for this time before the queue is read again. */
const gatherMs = 20
const nobody = { tenantId: null, accountId: null }

export type DeliverDeps = {
  workerPool: pg.Pool
  sealingKeys: SealingKeys
  reach: Reach
  /** Delay after a number of failed attempts; tests use a shorter one. */
  wait?: (attempts: number) => number
}

/**
 * Leases due deliveries: of one order only the oldest that has not ended, so that they arrive in
 * order. A lease is longer than a request; deliveries of a dead process are sent again.
 */
const takeDue = `with busy as (
    select webhook_id, count(*) as n
    from webhook_delivery
    where state = 'waiting' and leased_until > clock_timestamp()
    group by webhook_id
  ), due as (
    select d.ctid, d.webhook_id, d.due_at,
      row_number() over (partition by d.webhook_id order by d.due_at, d.place) as nth
    from webhook_delivery d
    join webhook w on (w.tenant_id, w.id) = (d.tenant_id, d.webhook_id)
    where d.state = 'waiting' and d.due_at <= clock_timestamp()
      and (d.leased_until is null or d.leased_until < clock_timestamp())
      and w.deleted_at is null and (w.paused is null or d.event = 'webhook.test')
      and not exists (
        select from webhook_delivery before
        where before.tenant_id = d.tenant_id and before.webhook_id = d.webhook_id
          and before.order_key = d.order_key and before.state = 'waiting' and before.place < d.place
      )
  ), taken as (
    select d.ctid
    from webhook_delivery d
    where d.ctid = any(array(
        select due.ctid
        from due
        left join busy on busy.webhook_id = due.webhook_id
        where due.nth <= ${perWebhook} - coalesce(busy.n, 0)
        order by due.due_at
        limit $1
      ))
      and d.state = 'waiting'
      and (d.leased_until is null or d.leased_until < clock_timestamp())
    for update skip locked
  )
  update webhook_delivery d
  set leased_until = clock_timestamp() + interval '${leaseSeconds} seconds'
  from taken t, webhook w
  where d.ctid = t.ctid and (w.tenant_id, w.id) = (d.tenant_id, d.webhook_id)
  returning d.tenant_id, d.id, d.webhook_id, d.event, d.body, d.attempts, d.give_up_at, w.url,
    w.secret, w.old_secret, w.old_secret_until`

const lease = ({ workerPool }: DeliverDeps, count: number): Promise<Due[]> =>
  transaction(workerPool, nobody, 'write', async ({ client }) => {
    const { rows } = await client.query<Due>(takeDue, [count])
    return rows
  })

/** Sends due deliveries until none is left for now. @returns The number of attempts */
export async function deliverDue(deps: DeliverDeps): Promise<number> {
  const running = new Set<Promise<void>>()
  for (let tried = 0; ;) {
    // A delivery that ends during the read may release the next of its order, so the queue is read
    // again.
    const isQuiet = running.size === 0
    const due = await lease(deps, atOnce - running.size)
    for (const each of due) {
      const work: Promise<void> = deliver(deps, each)
        // The database is unavailable: the delivery is repeated once its lease has expired.
        .catch(() => {})
        .finally(() => running.delete(work))
      running.add(work)
    }
    tried += due.length
    if (due.length === 0 && isQuiet) return tried
    if (due.length === 0 || running.size >= atOnce) {
      if (running.size > 0) await Promise.race(running)
      await wait(gatherMs)
    }
  }
}

const deliver = (deps: DeliverDeps, due: Due): Promise<void> =>
  inJob(
    { jobKind: 'webhook', tenantId: due.tenant_id },
    { 'guichet.job.attempt': due.attempts + 1 },
    () => tryDelivery(deps, due),
  )

async function tryDelivery(deps: DeliverDeps, due: Due): Promise<void> {
  const since = performance.now()
  const outcome = await inSpan('webhook POST', { kind: SpanKind.CLIENT }, async (span) => {
    const seen = await post(deps, due)
    if (seen.fault) fail(span, { code: seen.fault })
    return seen
  })
  const tookMs = Math.round(performance.now() - since)
  const waitFor = deps.wait ?? ((attempts: number) => waitMs(attempts, Math.random()))
  await recordOutcome(deps.workerPool, due, {
    outcome,
    tookMs,
    waitMs: waitFor(due.attempts + 1),
  })
}

async function post({ sealingKeys, reach }: DeliverDeps, due: Due): Promise<Outcome> {
  const url = new URL(due.url)
  try {
    const address = await reachableAddress(url, reach)
    if (address === null) return { fault: 'inside', status: null }
    const { status } = await requestPinned(url, address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(due.body)),
        'user-agent': 'Guichet-Webhooks/1',
        ...signedHeaders(
          { id: due.id, sentAt: new Date(), body: due.body },
          secretsOf(sealingKeys, due),
        ),
      },
      body: due.body,
      timeoutMs,
      maxBytes: 1024,
      isCut: true,
    })
    return { fault: status >= 200 && status < 300 ? null : 'refused', status }
  } catch (error) {
    const isLate = /too slow|timeout/i.test(String(error))
    return { fault: isLate ? 'tooSlow' : 'unreachable', status: null }
  }
}

function secretsOf(keys: SealingKeys, due: Due): string[] {
  const owner = { tenantId: due.tenant_id, webhookId: due.webhook_id }
  const open = (column: 'secret' | 'old_secret', sealed: Buffer) =>
    unseal(keys, secretPurpose(owner, column), sealed).toString()
  const isOldGood = due.old_secret_until !== null && Date.parse(due.old_secret_until) > Date.now()
  return [
    open('secret', due.secret),
    ...(due.old_secret && isOldGood ? [open('old_secret', due.old_secret)] : []),
  ]
}
