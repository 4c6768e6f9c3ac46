import { expect, test } from 'vitest'
import { digestOfWords, firstHash, hashOf, verifyRows, type SealedRow } from './hash-chain.ts'
import { headLine, readHeads, reportOf } from './heads.rules.ts'

const tenantId = '11111111-1111-4111-8111-111111111111'
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const sealedAt = '2026-11-26T12:00:01.000Z'

/** A valid chain of a number of lines. */
function chainOf(count: number): SealedRow[] {
  let hash: Buffer = firstHash
  return Array.from({ length: count }, (_, i) => {
    const number = i + 1
    const line = {
      tenant_id: tenantId,
      id: idOf(number),
      at: '2026-11-26T12:00:00.000Z',
      code: 'order.created',
      account_id: idOf(900),
      client_id: null,
      request_id: `request-${number}`,
      subject: 'order',
      subject_id: idOf(500 + number),
      order_id: idOf(500 + number),
      facts: '{"finalCents": 1200}',
    }
    hash = hashOf(hash, { number, sealedAt, wordsSha256: null }, line)
    return { number, auditId: line.id, sealedAt, hash, wordsSha256: null, line, wordsNow: null }
  })
}
const start = { number: 0, hash: firstHash }
const faultsOf = (rows: readonly SealedRow[]) =>
  verifyRows(start, rows).faults.map(({ kind, from, to }) => [kind, from, to])

test('an unchanged chain is valid, and gives the same result in parts as in one', () => {
  const rows = chainOf(5)
  const whole = verifyRows(start, rows)
  const half = verifyRows(start, rows.slice(0, 2))
  expect(whole.faults).toEqual([])
  expect(verifyRows(half.head, rows.slice(2))).toEqual(whole)
})

test('each member of a line is hashed: a change of any is found, at its number only', () => {
  const names = Object.keys(chainOf(1)[0]!.line!) as (keyof NonNullable<SealedRow['line']>)[]
  for (const name of names) {
    const rows = chainOf(3)
    rows[1] = { ...rows[1]!, line: { ...rows[1]!.line!, [name]: 'x' } }
    expect(faultsOf(rows), name).toEqual([['changed', 2, 2]])
  }
  const later = chainOf(3)
  later[1] = { ...later[1]!, sealedAt: '2026-11-26T12:00:02.000Z' }
  expect(faultsOf(later)).toEqual([['changed', 2, 2]])
})

test('a line without a number before it, and a number without its line, are reported as removed', () => {
  const rows = chainOf(6)
  expect(faultsOf(rows.filter(({ number }) => number !== 3 && number !== 4))).toEqual([
    ['removed', 3, 4],
  ])
  expect(faultsOf(rows.map((row) => (row.number === 2 ? { ...row, line: null } : row)))).toEqual([
    ['removed', 2, 2],
  ])
})

test('an inserted line with its own number breaks the chain from there on', () => {
  const rows = chainOf(4)
  const forged = { ...rows[1]!, auditId: idOf(99), line: { ...rows[1]!.line!, id: idOf(99) } }
  const shifted = rows.slice(2).map((row) => ({ ...row, number: row.number + 1 }))
  const faults = faultsOf([rows[0]!, rows[1]!, { ...forged, number: 3 }, ...shifted])
  expect(faults[0]).toEqual(['changed', 3, 3])
})

test('erased texts break nothing, changed texts do', () => {
  const [salt, words] = [Buffer.from('salt'), '{"reason": "Météo"}']
  const digest = digestOfWords(salt, words)!
  const line = chainOf(1)[0]!.line!
  const hash = hashOf(firstHash, { number: 1, sealedAt, wordsSha256: digest }, line)
  const row = { number: 1, auditId: line.id, sealedAt, hash, wordsSha256: digest, line }
  expect(faultsOf([{ ...row, wordsNow: digest }])).toEqual([])
  expect(faultsOf([{ ...row, wordsNow: null }])).toEqual([])
  expect(faultsOf([{ ...row, wordsNow: digestOfWords(salt, '{"reason": "Autre"}') }])).toEqual([
    ['words', 1, 1],
  ])
  expect(digestOfWords(salt, null)).toBeNull()
})

test('heads are stored as lines and read again', () => {
  const { head } = verifyRows(start, chainOf(2))
  const text = `# of Monday\n\n${headLine(tenantId, start)}\n${headLine(tenantId, head)}\n`
  expect(readHeads(text)).toEqual(new Map([[tenantId, [head]]]))
  expect(() => readHeads('nothing')).toThrow('not a head: nothing')
})

test('the report names the faults, up to a limit', () => {
  const { head } = verifyRows(start, chainOf(2))
  expect(reportOf(tenantId, { head, faults: [] }).lines).toEqual([
    `${tenantId}: sound up to number 2.`,
  ])
  const fault = { kind: 'cut', from: 3, to: 7, auditId: null } as const
  const many = reportOf(tenantId, { head, faults: Array.from({ length: 25 }, () => fault) })
  expect(many.lines[0]).toBe(`${tenantId}: the end was cut off: number 3 to 7 is missing.`)
  expect([many.lines.length, many.lines.at(-1)]).toEqual([21, `${tenantId}: and 5 more.`])
})
