import { expect, test } from 'vitest'
import { dangersOf, risks, type DangerFacts } from './dangers.rules.ts'

const safe: DangerFacts = {
  publicUrl: 'https://billets.example.com',
  isLoopback: false,
  secretKey: '5f0c9a3be8d17246'.repeat(4),
  isSuperuser: false,
}
const dangers = {
  'plain-http': { publicUrl: 'http://billets.example.com' },
  'weak-key': { secretKey: '07'.repeat(32) },
  superuser: { isSuperuser: true },
}

test('a server with safe settings starts', () => expect(dangersOf(safe, [])).toEqual([]))

test.each(risks)('%s stops the start with one line, unless it is accepted', (risk) => {
  const facts = { ...safe, ...dangers[risk] }
  const [line, ...others] = dangersOf(facts, [])
  expect([line?.includes(`ACCEPTED_RISKS=${risk}`), line?.includes('\n'), others]).toEqual([
    true,
    false,
    [],
  ])
  expect(dangersOf(facts, [risk])).toEqual([])
  expect(
    dangersOf(
      facts,
      risks.filter((other) => other !== risk),
    ),
  ).toEqual([line])
})

test('several risks are reported with one line each', () => {
  const all = Object.assign({}, safe, ...Object.values(dangers)) as DangerFacts
  expect(dangersOf(all, [])).toHaveLength(3)
})

test('plain http on this host only, and a key stored next to the database, are no risk', () =>
  expect(
    dangersOf(
      { ...safe, publicUrl: 'http://localhost:3000', isLoopback: true, secretKey: undefined },
      [],
    ),
  ).toEqual([]))
