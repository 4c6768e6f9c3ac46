import { apiError } from './api-error.ts'
import type { Db } from './db.ts'

/**
 * The members whose values differ, by name: what an audit line says of a save, and what a stale
 * save reports.
 */
export const changedFields = (before: object, after: object): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) =>
      name !== 'version' &&
      JSON.stringify((before as Record<string, unknown>)[name]) !==
        JSON.stringify((after as Record<string, unknown>)[name]),
  )

type Stored = {
  subjectId: string
  version: number
  /** Where several records share an id, as the documents of a business do. */
  subject?: string
}

/** What the audit line of a save says when nobody knows which state it was made from. */
export type Unseen = { withoutVersion?: true }
/**
 * Refuses a save that was made from an older state than the stored one. The row must be locked by
 * the caller (`for update`). The problem says who changed what and when, read from the audit trail
 * of the record. A save that names no version is let through.
 *
 * @returns The facts that its audit line must carry
 */
export async function assertCurrent(
  db: Db,
  tenantId: string,
  { subjectId, version, subject }: Stored,
  sent: number | undefined,
): Promise<Unseen> {
  if (sent === undefined) return { withoutVersion: true }
  if (version === sent) return {}
  const last = await db
    .selectFrom('audit')
    .leftJoin('account', 'account.id', 'audit.account_id')
    .select(['audit.at', 'audit.facts', 'account.first_name', 'account.last_name'])
    .where('audit.tenant_id', '=', tenantId)
    .where('audit.subject_id', '=', subjectId)
    .$if(subject !== undefined, (query) => query.where('audit.subject', '=', subject!))
    .orderBy('audit.at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const facts = last?.facts as { fields?: string[] } | undefined
  throw apiError('StaleVersion', {
    version,
    changedAt: last?.at ?? null,
    changedBy: last?.first_name ? `${last.first_name} ${last.last_name}` : null,
    changedFields: facts?.fields ?? [],
  })
}
