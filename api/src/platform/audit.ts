import type { Db } from './db.ts'
import { newId } from './ids.ts'
import { inChunks } from './in-chunks.ts'

export type AuditLine = {
  tenantId: string
  accountId: string | null
  requestId: string
  now: string
  /** A client who acts by a link of an email, without an account. */
  clientId?: string | null
  /** Dotted, past tense: `order.refund_requested`. */
  code: string
  subject: string
  subjectId: string
  orderId?: string | undefined
  /** Ids, codes, cents and field names only: personal words would outlive an erasure. */
  facts?: Record<string, unknown>
  /** What a person typed, kept apart so that it can be erased. */
  texts?: Record<string, string>
}

/** Writes one audit line in the caller's transaction. */
export const recordAudit = (db: Db, line: AuditLine): Promise<void> => recordAudits(db, [line])

/** Writes many audit lines at once in the caller's transaction. */
export async function recordAudits(db: Db, lines: readonly AuditLine[]): Promise<void> {
  const rows = lines.map((line) => ({
    tenant_id: line.tenantId,
    id: newId(),
    at: line.now,
    code: line.code,
    account_id: line.accountId,
    client_id: line.clientId ?? null,
    request_id: line.requestId,
    subject: line.subject,
    subject_id: line.subjectId,
    order_id: line.orderId ?? null,
    facts: JSON.stringify(line.facts ?? {}),
  }))
  await inChunks(rows, (some) => db.insertInto('audit').values(some).execute())
  const texts = lines.flatMap((line, i) =>
    line.texts
      ? [{ tenant_id: line.tenantId, audit_id: rows[i]!.id, words: JSON.stringify(line.texts) }]
      : [],
  )
  await inChunks(texts, (some) => db.insertInto('audit_words').values(some).execute())
}
