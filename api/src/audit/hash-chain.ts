import { createHash } from 'node:crypto'

/** A line of the trail as the database holds it; `facts` as it prints them. */
export type ChainedLine = {
  tenant_id: string
  id: string
  at: string
  code: string
  account_id: string | null
  client_id: string | null
  request_id: string
  subject: string
  subject_id: string
  order_id: string | null
  facts: string
}
export type Link = { number: number; sealedAt: string; wordsSha256: Buffer | null }

/** What stands before the first line of a business. */
export const firstHash = Buffer.alloc(32)
const form = 'guichet-audit-1'

/**
 * The hash of a line: SHA-256 over the hash before it and everything that the line says, as a JSON
 * array, so that no two lines have the same form. Docs: docs/audit.md.
 */
export function hashOf(previous: Buffer, link: Link, line: ChainedLine): Buffer {
  const said = [
    form,
    previous.toString('hex'),
    link.number,
    link.sealedAt,
    line.tenant_id,
    line.id,
    line.at,
    line.code,
    line.account_id,
    line.client_id,
    line.request_id,
    line.subject,
    line.subject_id,
    line.order_id,
    line.facts,
    link.wordsSha256?.toString('hex') ?? null,
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest()
}

/** The digest of the words beside a line; null without any. */
export const digestOfWords = (salt: Buffer | null, words: string | null): Buffer | null =>
  salt && words !== null ? createHash('sha256').update(salt).update(words).digest() : null

/**
 * `removed`: a line, or several, that had a number are gone. `changed`: a line, or its seal, is not
 * what was sealed. `inserted`: a line that no sealer saw. `words`: the words beside a line are not
 * those that were sealed. `cut`: the chain ends before its head. `rewritten`: a head that was kept
 * elsewhere is not in the chain.
 */
const faultKinds = ['removed', 'changed', 'inserted', 'words', 'cut', 'rewritten'] as const
export type Fault = {
  kind: (typeof faultKinds)[number]
  /** The numbers that it is about, the first and the last; null for a line without one. */
  from: number | null
  to: number | null
  /** The line, where it is known. */
  auditId: string | null
}

/** A seal with what is there of its line and of the words beside it. */
export type SealedRow = {
  number: number
  auditId: string
  sealedAt: string
  hash: Buffer
  wordsSha256: Buffer | null
  line: ChainedLine | null
  wordsNow: Buffer | null
}
export type Head = { number: number; hash: Buffer }

const isOther = (one: Buffer | null, other: Buffer | null) =>
  one === null || other === null ? one !== other : !one.equals(other)

/** Walks on from a head. @returns what is wrong with the rows, which are in the order of numbers */
export function walk(from: Head, rows: readonly SealedRow[]): { faults: Fault[]; head: Head } {
  const faults: Fault[] = []
  let head = from
  for (const row of rows) {
    const at = { from: row.number, to: row.number, auditId: row.auditId }
    const isNext = row.number === head.number + 1
    if (!isNext)
      faults.push({ kind: 'removed', from: head.number + 1, to: row.number - 1, auditId: null })
    if (!row.line) faults.push({ kind: 'removed', ...at })
    // After a gap nobody knows what stood before.
    else if (isNext && !hashOf(head.hash, row, row.line).equals(row.hash))
      faults.push({ kind: 'changed', ...at })
    // Words that are gone were erased, perhaps; others never come in their place.
    if (row.wordsNow && isOther(row.wordsNow, row.wordsSha256))
      faults.push({ kind: 'words', ...at })
    head = { number: row.number, hash: row.hash }
  }
  return { faults, head }
}
