import type { Fault, Head } from './hash-chain.ts'

const shown = 20
const span = ({ from, to }: Fault) => (from === to || from === null ? `${to}` : `${from} to ${to}`)
const sentences: Record<Fault['kind'], (fault: Fault) => string> = {
  removed: (fault) => `number ${span(fault)} was removed${idOf(fault)}`,
  changed: (fault) => `number ${span(fault)} was changed${idOf(fault)}`,
  inserted: ({ auditId }) => `line ${auditId} was inserted, no sealer saw it`,
  words: (fault) => `the words beside number ${span(fault)} were changed${idOf(fault)}`,
  cut: (fault) => `the end was cut off: number ${span(fault)} is missing`,
  rewritten: (fault) =>
    `the chain was rewritten: the head kept for number ${span(fault)} is not in it`,
}
const idOf = ({ auditId }: Fault) => (auditId ? ` (line ${auditId})` : '')

/** `<business> <number> <hash>`: a head as one line, to store outside of the database. */
export const headLine = (tenantId: string, { number, hash }: Head): string =>
  `${tenantId} ${number} ${hash.toString('hex')}`

/**
 * Reads stored heads, possibly several of one business; empty lines and those that begin with # are
 * ignored.
 *
 * @throws RangeError for an invalid line
 */
export function readHeads(text: string): Map<string, Head[]> {
  const heads = new Map<string, Head[]>()
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [, id, number, hash] = /^([0-9a-f-]{36}) (\d{1,15}) ([0-9a-f]{64})$/.exec(line) ?? []
    if (!id) throw new RangeError(`not a head: ${line}`)
    // The head of an empty chain is ignored.
    const some =
      Number(number) > 0 ? [{ number: Number(number), hash: Buffer.from(hash!, 'hex') }] : []
    heads.set(id, [...(heads.get(id) ?? []), ...some])
  }
  return heads
}

/** Report of the command for one business: lines for the reader, and the head to store. */
export function reportOf(tenantId: string, { head, faults }: { head: Head; faults: Fault[] }) {
  const lines = faults
    .slice(0, shown)
    .map((fault) => `${tenantId}: ${sentences[fault.kind](fault)}.`)
  if (faults.length > shown) lines.push(`${tenantId}: and ${faults.length - shown} more.`)
  if (faults.length === 0) lines.push(`${tenantId}: sound up to number ${head.number}.`)
  return { lines, head: headLine(tenantId, head) }
}
