import type pg from 'pg'
import { transaction, type Db } from '../platform/db/db.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { isProtected, locking, yieldUnprotected } from '../platform/fault-seams.ts'
import { lastOf, mustGet } from '../platform/values/must.ts'
import { lineColumns, type WordsRow } from './chain.db.ts'
import { digestOfWords, firstHash, hashOf, type ChainedLine } from './hash-chain.ts'

const linesAtOnce = 1000
const everyMs = 1000

/**
 * Numbers the lines that were committed since the last call, in every business. Several processes
 * may call it: those that find a business locked continue.
 *
 * @returns The number of sealed lines
 */
export async function sealAudit(workerPool: pg.Pool): Promise<number> {
  const nobody = { tenantId: null, accountId: null }
  const tenants = await transaction(workerPool, nobody, 'read', async ({ client }) => {
    const { rows } = await client.query<{ id: string }>(
      `select t.id
        from tenant t
        where exists (select from audit_unsealed u where u.tenant_id = t.id)
        order by t.id`,
    )
    return rows.map(({ id }) => id)
  })
  let sealed = 0
  for (const tenantId of tenants) sealed += await sealTenant(workerPool, tenantId)
  return sealed
}

async function sealTenant(workerPool: pg.Pool, tenantId: string): Promise<number> {
  for (let sealed = 0; ;) {
    const some = await sealSome(workerPool, tenantId)
    sealed += some
    if (some < linesAtOnce) return sealed
  }
}

type Waiting = ChainedLine & WordsRow & { arrived: number }

/**
 * Seals the next lines, oldest first. Uncommitted lines are not visible and get later numbers, so
 * no number is ever missing. Only sealers lock the head, so no sale waits for it.
 */
const sealSome = (workerPool: pg.Pool, tenantId: string): Promise<number> =>
  transaction(workerPool, { tenantId, accountId: null }, 'write', async ({ db, client, now }) => {
    const head = await lockHead(db, tenantId)
    if (!head) return 0
    const rows = await nextLines(client, tenantId)
    await yieldUnprotected('chain-lock')
    if (rows.length === 0) return 0
    const seals = sealsOf(head, rows, now)
    const last = lastOf(seals)
    await client.query(
      `insert into audit_seal (tenant_id, number, audit_id, sealed_at, words_sha256, hash)
        select $1, number, audit_id, $5, words, hash
        from unnest($2::bigint[], $3::uuid[], $4::bytea[], $6::bytea[]) s (number, audit_id, words, hash)
        ${isProtected('chain-once') ? '' : 'on conflict do nothing'}`,
      [
        tenantId,
        seals.map(({ number }) => number),
        seals.map(({ auditId }) => auditId),
        seals.map(({ words }) => words),
        now,
        seals.map(({ hash }) => hash),
      ],
    )
    await client.query(
      'delete from audit_unsealed where tenant_id = $1 and arrived = any($2::bigint[])',
      [tenantId, rows.map(({ arrived }) => arrived)],
    )
    await updateRows(db, tenantId, 'audit_chain')
      .set({ number: last.number, hash: last.hash, sealed_at: now })
      .execute()
    return rows.length
  })

/**
 * The queue is read before the lines: in one statement the planner, which expects few rows per
 * business, would scan the whole queue for each line.
 */
async function nextLines(client: pg.PoolClient, tenantId: string): Promise<Waiting[]> {
  const { rows: waiting } = await client.query<{ arrived: number; audit_id: string }>(
    'select arrived, audit_id from audit_unsealed where tenant_id = $1 order by arrived limit $2',
    [tenantId, linesAtOnce],
  )
  const { rows: lines } = await client.query<ChainedLine & WordsRow>(
    `select ${lineColumns}, w.words::text as words, w.salt
      from audit a
      left join audit_words w on (w.tenant_id, w.audit_id) = (a.tenant_id, a.id)
      where a.tenant_id = $1 and a.id = any($2::uuid[])`,
    [tenantId, waiting.map(({ audit_id: id }) => id)],
  )
  const byId = new Map(lines.map((line) => [line.id, line]))
  return waiting.map(({ arrived, audit_id: id }) => ({ ...mustGet(byId, id), arrived }))
}

async function lockHead(db: Db, tenantId: string) {
  const find = () =>
    selectRows(db, tenantId, 'audit_chain')
      .select(['number', 'hash'])
      .$call(locking('chain-lock'))
      .$if(isProtected('chain-lock'), (query) => query.skipLocked())
      .executeTakeFirst()
  const found = await find()
  if (found) return found
  await db
    .insertInto('audit_chain')
    .values({ tenant_id: tenantId, number: 0, hash: firstHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return find()
}

function sealsOf(
  head: { number: number; hash: Buffer },
  rows: readonly Waiting[],
  sealedAt: string,
) {
  let { number, hash } = head
  return rows.map((row) => {
    number += 1
    const words = digestOfWords(row.salt, row.words)
    hash = hashOf(hash, { number, sealedAt, wordsSha256: words }, row)
    return { number, auditId: row.id, words, hash }
  })
}

/** Seals every second until it is stopped; a failed round is repeated by the next one. */
export function startSealing(workerPool: pg.Pool): () => void {
  let isSealing = false
  const timer = setInterval(() => {
    if (isSealing) return
    isSealing = true
    void sealAudit(workerPool)
      .catch(() => {
        /* the database is unavailable */
      })
      .finally(() => {
        isSealing = false
      })
  }, everyMs)
  return () => clearInterval(timer)
}
