import pg from 'pg'
import { violations } from '../invariants/violations.ts'
import { lossOf, type Loss } from './judging.rules.ts'
import type { SoakRecord } from './record.ts'
import type { World } from './world.ts'

export type KeptDataCheck = {
  sales: Loss
  refunds: Loss
  violations: string[]
  letters: { waiting: number; lost: number; twice: number; taken: number; asked: number }
  pictures: { sent: number; lost: number }
  databaseMegabytes: number
  version: string
}
type Client = Pick<pg.Client, 'query'>
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))

/** Compares acknowledged work with the database, the mail server and the disk. */
export async function keptData(world: World, record: SoakRecord): Promise<KeptDataCheck> {
  const client = new pg.Client({ connectionString: world.url })
  await client.connect()
  try {
    await lettersLeave(client, 120)
    return {
      ...(await books(client, record)),
      violations: (await violations(client)).map(({ name, rows }) => `${name}: ${rows.length}`),
      letters: await letters(client, world, record),
      pictures: await pictures(world, record),
      ...(await sizeOf(client)),
    }
  } finally {
    await client.end()
  }
}

/** Retries each minute: emails that were stalled must be sent without help. */
async function lettersLeave(client: Client, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000
  while ((await waiting(client)) > 0 && performance.now() < until) await pause(1000)
}
const waiting = async (client: Client) =>
  (await client.query<{ n: number }>(`select count(*)::int as n from mail where state = 'waiting'`))
    .rows[0]!.n

async function books(client: Client, { sales, refunds }: SoakRecord) {
  const { rows: answers } = await client.query<{ key: string; id: string }>(
    `select key, reply->>'publicId' as id from idempotency`,
  )
  const { rows: orders } = await client.query<{ id: string; cents: number }>(
    `select o.id, i.final_cents::int as cents
      from orders o
      join invoice i on i.tenant_id = o.tenant_id and i.order_id = o.id and i.ordinal = (
        select min(f.ordinal) from invoice f where f.tenant_id = o.tenant_id and f.order_id = o.id
      )`,
  )
  const { rows: given } = await client.query<{ id: string; cents: number }>(
    'select id, total_cents::int as cents from refund',
  )
  const kept = new Map(answers.map(({ key, id }) => [key, id]))
  return { sales: lossOf(sales, kept, orders), refunds: lossOf(refunds, kept, given) }
}

async function letters(client: Client, { mail }: World, { sales }: SoakRecord) {
  const { rows } = await client.query<{ id: string; order: string; state: string }>(
    `select '<' || id || '@guichet>' as id, order_id as order, state from mail`,
  )
  const taken = new Set(mail.taken)
  const confirmed = new Set(rows.map(({ order }) => order))
  const unwritten = sales.filter(({ id, hasEmail }) => hasEmail && !confirmed.has(id))
  const gone = rows.filter(({ id, state }) => state !== 'waiting' && !taken.has(id))
  return {
    waiting: rows.filter(({ state }) => state === 'waiting').length,
    lost: unwritten.length + gone.length,
    twice: mail.taken.length - taken.size,
    taken: taken.size,
    asked: sales.filter(({ hasEmail }) => hasEmail).length,
  }
}

async function pictures({ base }: World, record: SoakRecord) {
  let lost = 0
  for (const { url, sender } of record.pictures) {
    const { pathname } = new URL(url, base)
    const answer = await fetch(base + pathname, {
      headers: { authorization: `Bearer ${sender.accessToken}` },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (answer.status !== 200 || bytes.length < 1000) lost += 1
  }
  return { sent: record.pictures.length, lost }
}

async function sizeOf(client: Client) {
  const { rows } = await client.query<{ megabytes: number; version: string }>(
    `select (pg_database_size(current_database()) / 1048576)::int as megabytes,
      current_setting('server_version') as version`,
  )
  return { databaseMegabytes: rows[0]!.megabytes, version: rows[0]!.version }
}
