import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.ts'
import { apiError } from './api-error.ts'
import type { Note } from './contexts.ts'

/** Names of members whose values differ, for audit lines and stale saves. */
export const changedFields = (before: object, after: object): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) =>
      name !== 'version' &&
      !isSame((before as Record<string, unknown>)[name], (after as Record<string, unknown>)[name]),
  )

/** Whether two values are equal as JSON; stored JSON may have its members in another order. */
export const isSame = (value: unknown, other: unknown): boolean =>
  isDeepStrictEqual(written(value), written(other))
const written = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

const isPlain = (value: unknown) =>
  value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean'
const longest = 200
/** A text of one language, or of both. */
function wordsOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return ''
  const { fr, en } = value as Record<string, unknown>
  return typeof fr === 'string' && typeof en === 'string'
    ? [...new Set([fr, en])].join(' / ')
    : null
}

/**
 * Audit note of a save: the names of changed members, with old and new values for numbers and
 * booleans; typed texts are separate, so that they can be erased.
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
    // The URL of an image is of no use to readers.
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

type StoredVersion = {
  subjectId: string
  version: number
  /** For records that share an id, as the documents of a business do. */
  subject?: string
}

/** Fact of the audit line of a save without a version. */
export type Unseen = { withoutVersion?: true }
/**
 * Rejects a save that is based on an older version than the stored one. The caller must have locked
 * the row (`for update`). The problem has who changed what and when, read from the audit of the
 * record. A save without a version is accepted.
 *
 * @returns The facts that its audit line must have
 */
export async function assertCurrent(
  db: Db,
  tenantId: string,
  { subjectId, version, subject }: StoredVersion,
  sent: number | undefined,
): Promise<Unseen> {
  if (sent === undefined) return { withoutVersion: true }
  if (version === sent) return {}
  const last = await selectRows(db, tenantId, 'audit')
    .leftJoin('account', 'account.id', 'audit.account_id')
    .select(['audit.at', 'audit.facts', 'account.first_name', 'account.last_name'])
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
