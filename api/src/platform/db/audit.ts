import type { AuditAction } from '@guichet/contract/audit/audit-actions.messages.ts'
import type { AuditSubject } from '@guichet/contract/audit/audit-subjects.messages.ts'
import { newId } from '../values/ids.ts'
import type { Db } from './db.ts'
import { inChunks } from './in-chunks.ts'

export type AuditLine = {
  tenantId: string
  accountId: string | null
  requestId: string
  now: string
  /** A client who acts with a link of an email, without an account. */
  clientId?: string | null
  /** Dotted, past tense: `order.refund_requested`. */
  code: AuditAction
  subject: AuditSubject
  subjectId: string
  orderId?: string | undefined
  /** Ids, codes, cents and field names only: personal data would outlive an erasure. */
  facts?: Record<string, unknown>
  /** Text typed by a person, stored separately so that it can be erased. */
  texts?: Record<string, string>
}

/** Writes one audit line in the caller's transaction. */
export const recordAudit = (db: Db, line: AuditLine): Promise<void> => recordAudits(db, [line])

/**
 * Writes many audit lines at once in the caller's transaction. The same statement queues them for
 * the sealer, so that a line written in another way is detected.
 */
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
  await inChunks(rows, (some) =>
    db
      .with('written', (into) =>
        into.insertInto('audit').values(some).returning(['tenant_id', 'id as audit_id']),
      )
      .insertInto('audit_unsealed')
      .columns(['tenant_id', 'audit_id'])
      .expression((from) => from.selectFrom('written').select(['tenant_id', 'audit_id']))
      .execute(),
  )
  const texts = lines.flatMap((line, i) =>
    line.texts
      ? [{ tenant_id: line.tenantId, audit_id: rows[i]!.id, words: JSON.stringify(line.texts) }]
      : [],
  )
  await inChunks(texts, (some) => db.insertInto('audit_words').values(some).execute())
}
