import type { PoolClient } from 'pg'
import { lastOf } from '../platform/values/must.ts'
import { digestOfWords, type ChainedLine, type SealedRow } from './hash-chain.ts'

/** Columns of a line, as they are hashed. */
export const lineColumns = `a.tenant_id, a.id, a.at, a.code, a.account_id, a.client_id, a.request_id,
  a.subject, a.subject_id, a.order_id, a.facts::text as facts`
export type WordsRow = { words: string | null; salt: Buffer | null }

type Read = { [K in keyof ChainedLine]: ChainedLine[K] | null } & WordsRow & {
    number: number
    audit_id: string
    sealed_at: string
    hash: Buffer
    words_sha256: Buffer | null
  }

/** Seals after a number, in order, with their lines. */
export async function sealsAfter(
  client: PoolClient,
  {
    tenantId,
    number,
    upTo,
    limit,
  }: { tenantId: string; number: number; upTo: number; limit: number },
): Promise<SealedRow[]> {
  const { rows } = await client.query<Read>(
    `select s.number, s.audit_id, s.sealed_at, s.hash, s.words_sha256, w.words::text as words, w.salt,
        ${lineColumns}
      from audit_seal s
      left join audit a on (a.tenant_id, a.id) = (s.tenant_id, s.audit_id)
      left join audit_words w on (w.tenant_id, w.audit_id) = (s.tenant_id, s.audit_id)
      where s.tenant_id = $1 and s.number > $2 and s.number <= $3
      order by s.number
      limit $4`,
    [tenantId, number, upTo, limit],
  )
  return rows.map((row) => ({
    number: row.number,
    auditId: row.audit_id,
    sealedAt: row.sealed_at,
    hash: row.hash,
    wordsSha256: row.words_sha256,
    line: row.id === null ? null : (row as ChainedLine),
    wordsNow: digestOfWords(row.salt, row.words),
  }))
}

/** Lines from an id on without a number and not in the queue; `last` is the last id read. */
export async function unseenLines(
  client: PoolClient,
  { tenantId, after, limit }: { tenantId: string; after: string; limit: number },
): Promise<{ ids: string[]; last: string | null }> {
  const { rows } = await client.query<{ id: string; is_seen: boolean }>(
    `select a.id,
        exists (select from audit_seal s where (s.tenant_id, s.audit_id) = (a.tenant_id, a.id))
        or exists (select from audit_unsealed u where (u.tenant_id, u.audit_id) = (a.tenant_id, a.id))
          as is_seen
      from audit a
      where a.tenant_id = $1 and a.id > $2
      order by a.id
      limit $3`,
    [tenantId, after, limit],
  )
  return {
    ids: rows.filter((row) => !row.is_seen).map(({ id }) => id),
    last: rows.length < limit ? null : lastOf(rows).id,
  }
}
