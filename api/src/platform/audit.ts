import { newId } from './ids.ts'
import type { Db } from './db.ts'

export type AuditLine = {
  tenantId: string; accountId: string | null; requestId: string; now: string
  /** Dotted, past tense: `order.refund_requested`. */
  code: string
  subject: string; subjectId: string; orderId?: string | undefined
  /** Ids, codes, cents and field names only: personal words would outlive an erasure. */
  facts?: Record<string, unknown>
  /** What a person typed, kept apart so that it can be erased. */
  words?: Record<string, string>
}

/** One line per deed, in the deed's transaction. */
export async function recordAudit(db: Db, line: AuditLine): Promise<void> {
  const id = newId()
  await db.insertInto('audit').values({
    tenant_id: line.tenantId, id, at: line.now, code: line.code, account_id: line.accountId, request_id: line.requestId,
    subject: line.subject, subject_id: line.subjectId, order_id: line.orderId ?? null, facts: JSON.stringify(line.facts ?? {}),
  }).execute()
  if (line.words) await db.insertInto('audit_words').values({ tenant_id: line.tenantId, audit_id: id, words: JSON.stringify(line.words) }).execute()
}
