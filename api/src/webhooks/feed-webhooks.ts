import type pg from 'pg'
import { transaction, type Db } from '../platform/db/db.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { isProtected, locking, yieldUnprotected } from '../platform/fault-seams.ts'
import { newId } from '../platform/values/ids.ts'
import { eventsOf } from './events-of.rules.ts'
import { giveUpAfterMs } from './retries.rules.ts'

const linesAtOnce = 500
const nobody = { tenantId: null, accountId: null }

/**
 * Reads the sealed audit lines of each business with webhooks, and writes their deliveries. A
 * delivery and the position in the audit are written together: two processes send nothing twice,
 * and a dead one loses nothing.
 *
 * @returns The number of lines read
 */
export async function feedWebhooks(workerPool: pg.Pool, publicUrl: string): Promise<number> {
  const tenants = await transaction(workerPool, nobody, 'read', async ({ client }) => {
    const { rows } = await client.query<{ id: string }>(
      `select f.tenant_id as id
        from webhook_feed f
        join audit_chain c on c.tenant_id = f.tenant_id and c.number > f.number
        where exists (
          select from webhook w where w.tenant_id = f.tenant_id and w.deleted_at is null
        )`,
    )
    return rows.map(({ id }) => id)
  })
  let read = 0
  for (const tenantId of tenants)
    for (let some = linesAtOnce; some === linesAtOnce; read += some)
      some = await feedSome(workerPool, tenantId, publicUrl)
  return read
}

const feedSome = (workerPool: pg.Pool, tenantId: string, publicUrl: string): Promise<number> =>
  transaction(workerPool, { tenantId, accountId: null }, 'write', async ({ db, client, now }) => {
    const feed = await selectRows(db, tenantId, 'webhook_feed')
      .select('number')
      .$call(locking('feed-lock'))
      .$if(isProtected('feed-lock'), (query) => query.skipLocked())
      .executeTakeFirst()
    if (!feed) return 0
    const { rows } = await client.query<Line>(linesAfter, [tenantId, feed.number, linesAtOnce])
    await yieldUnprotected('feed-lock')
    const last = rows.at(-1)
    if (!last) return 0
    await writeDeliveries(db, { tenantId, publicUrl, now }, rows)
    await updateRows(db, tenantId, 'webhook_feed').set({ number: last.number }).execute()
    return rows.length
  })

type Line = {
  number: number
  code: string
  at: string
  subject: string
  subject_id: string
  order_id: string | null
  client_id: string | null
  facts: Record<string, unknown>
  reference: string | null
  status: string | null
  buyer_id: string | null
}
const linesAfter = `select s.number, a.code, a.at, a.subject, a.subject_id, a.order_id, a.client_id,
    a.facts, o.reference, o.status, o.client_id as buyer_id
  from audit_seal s
  join audit a on (a.tenant_id, a.id) = (s.tenant_id, s.audit_id)
  left join orders o on (o.tenant_id, o.id) = (a.tenant_id, a.order_id)
  where s.tenant_id = $1 and s.number > $2
  order by s.number
  limit $3`

type Writing = { tenantId: string; publicUrl: string; now: string }
async function writeDeliveries(db: Db, by: Writing, lines: readonly Line[]): Promise<void> {
  const { tenantId, now } = by
  const webhooks = await selectRows(db, tenantId, 'webhook')
    .select(['id', 'events', 'since_number'])
    .where('deleted_at', 'is', null)
    .execute()
  const rows = lines.flatMap((line) =>
    eventsOf(line).flatMap((event) =>
      webhooks
        .filter(({ events, since_number: since }) => events.includes(event) && line.number > since)
        .map(({ id }) => ({
          tenant_id: tenantId,
          id: newId(),
          webhook_id: id,
          number: isProtected('feed-once') ? line.number : null,
          event,
          order_key: line.order_id ?? line.subject_id,
          body: bodyOf(event, line, by),
          due_at: now,
          give_up_at: new Date(Date.parse(now) + giveUpAfterMs).toISOString(),
          created_at: now,
        })),
    ),
  )
  await inChunks(rows, (some) => db.insertInto('webhook_delivery').values(some).execute())
}

/**
 * Body with ids and the URL to read the object with an API key: no personal data, so that an
 * erasure need not find it.
 */
function bodyOf(event: string, line: Line, { tenantId, publicUrl }: Writing): string {
  const { number, subject, subject_id: id, order_id: orderId, reference } = line
  const clientId = subject === 'client' ? id : (line.client_id ?? line.buyer_id)
  const data = {
    businessPublicId: tenantId,
    number,
    ...(orderId && {
      orderPublicId: orderId,
      orderReferenceNumber: reference,
      orderStatus: line.status,
      url: `${publicUrl}/api/order/1.0/order/${reference ?? orderId}`,
    }),
    ...(subject === 'ticket' && { ticketPublicId: id }),
    ...(subject === 'refund' && { refundPublicId: id }),
    ...(clientId && { clientPublicId: clientId }),
  }
  return JSON.stringify({ type: event, timestamp: line.at, data })
}
