import { isDeepStrictEqual } from 'node:util'
import { apiError } from './api-error.ts'
import type { Note } from './contexts.ts'
import type { Db } from './db.ts'

/**
 * The members whose values differ, by name: what an audit line says of a save, and what a stale
 * save reports.
 */
export const changedFields = (before: object, after: object): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) =>
      name !== 'version' &&
      !isSame((before as Record<string, unknown>)[name], (after as Record<string, unknown>)[name]),
  )

/** Whether two values are written alike; what was stored as JSON has its members in another order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(written(one), written(other))
const written = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

const isPlain = (value: unknown) =>
  value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean'
const longest = 200
/** A text of one language, or both sides of one. */
function wordsOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  const { fr, en } = value as Record<string, unknown>
  return typeof fr === 'string' && typeof en === 'string'
    ? [...new Set([fr, en])].join(' / ')
    : null
}

/**
 * What an audit line says of a save: the members that changed by name, from what to what where that
 * is a number or a choice of two; texts beside it, where they can be erased.
 */
export function savedNote(before: object, after: object, more: object = {}): Note {
  const fields = changedFields(before, after)
  const pairs = fields.map((name) => {
    const [from, to] = [before, after].map((side) => (side as Record<string, unknown>)[name])
    return { name, from, to }
  })
  const plain = pairs.filter(({ from, to }) => isPlain(from) && isPlain(to))
  const words = pairs.flatMap(({ name, from, to }) => {
    const [was, is] = [wordsOf(from), wordsOf(to)]
    // The address of a picture says nothing to anybody.
    const isSaid = was !== null && is !== null && !name.endsWith('Url')
    if ((isPlain(from) && isPlain(to)) || !isSaid) return []
    return [[name, `${was.slice(0, longest)} → ${is.slice(0, longest)}`] as const]
  })
  return {
    facts: {
      fields,
      ...(plain.length > 0 && {
        changes: Object.fromEntries(
          plain.map(({ name, from, to }) => [name, [from ?? null, to ?? null]]),
        ),
      }),
      ...more,
    },
    ...(words.length > 0 && { texts: Object.fromEntries(words) }),
  }
}

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
