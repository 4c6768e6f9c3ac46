import { createHash } from 'node:crypto'

/** A line of the audit log as stored; `facts` as the database prints them. */
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

/** Hash before the first line of a business. */
export const firstHash = Buffer.alloc(32)
const form = 'guichet-audit-1'

/**
 * Hash of a line: SHA-256 over the previous hash and all members of the line, as a JSON array, so
 * that no two lines have the same form. Docs: docs/audit.md.
 */
export function hashOf(previous: Buffer, link: Link, line: ChainedLine): Buffer {
  const members = [
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
  return createHash('sha256').update(JSON.stringify(members)).digest()
}

/** Digest of the typed texts of a line; null without any. */
export const digestOfWords = (salt: Buffer | null, words: string | null): Buffer | null =>
  salt && words !== null ? createHash('sha256').update(salt).update(words).digest() : null

/**
 * `removed`: numbered lines are missing. `changed`: a line, or its seal, differs from what was
 * sealed. `inserted`: a line that was never sealed. `words`: the typed texts of a line differ from
 * the sealed ones. `cut`: the chain ends before its head. `rewritten`: a head that was stored
 * elsewhere is not in the chain.
 */
const faultKinds = ['removed', 'changed', 'inserted', 'words', 'cut', 'rewritten'] as const
export type Fault = {
  kind: (typeof faultKinds)[number]
  /** First and last number concerned; null for a line without one. */
  from: number | null
  to: number | null
  /** Id of the line, if known. */
  auditId: string | null
}

/** A seal with its line and its typed texts, as far as they exist. */
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

const isOther = (hash: Buffer | null, other: Buffer | null) =>
  hash === null || other === null ? hash !== other : !hash.equals(other)

/** Verifies rows after a head. @returns The faults of the rows, which are in order of numbers */
export function verifyRows(
  from: Head,
  rows: readonly SealedRow[],
): { faults: Fault[]; head: Head } {
  const faults: Fault[] = []
  let head = from
  for (const row of rows) {
    const at = { from: row.number, to: row.number, auditId: row.auditId }
    const isNext = row.number === head.number + 1
    if (!isNext)
      faults.push({ kind: 'removed', from: head.number + 1, to: row.number - 1, auditId: null })
    if (!row.line) faults.push({ kind: 'removed', ...at })
    // After a gap the previous hash is unknown.
    else if (isNext && !hashOf(head.hash, row, row.line).equals(row.hash))
      faults.push({ kind: 'changed', ...at })
    // Missing texts may have been erased; different texts are a fault.
    if (row.wordsNow && isOther(row.wordsNow, row.wordsSha256))
      faults.push({ kind: 'words', ...at })
    head = { number: row.number, hash: row.hash }
  }
  return { faults, head }
}
