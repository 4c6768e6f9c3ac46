import { expect, test } from 'vitest'
import { inOrder } from '../../test/factories/input/client-imports.ts'
import type { KnownClient } from '../clients/public.ts'
import { findPassIn } from './find-pass.rules.ts'
import { judgeRows, readRows } from './judge-rows.rules.ts'
import { knownPasses } from './known-passes.rules.ts'

const names = { activity: { fr: 'Ski', en: 'Skiing' }, title: { fr: 'Saison', en: 'Season' } }
const reading = inOrder('email', 'firstName', 'lastName', 'pass', 'passUntil')
const context = () => ({
  reading,
  today: '2026-01-15',
  findPass: findPassIn([{ productId: 'ski', ...names, from: null, until: '2026-04-15' }]),
  seen: { emails: new Set<string>(), passes: knownPasses() },
})
const none = { clients: new Map<string, KnownClient>(), passes: knownPasses() }
const judged = (rows: string[][], known = none, by = context()) =>
  judgeRows(
    readRows(
      rows.map((cells, at) => ({ row_number: at + 2, cells })),
      by,
    ),
    known,
    { reading },
  ).map(({ outcome, pass, problems }) => [
    outcome,
    pass,
    ...problems.map(({ field, rule }) => `${field} ${rule}`),
  ])

test('several rows of one email are one client if each has another pass', () => {
  expect(
    judged([
      ['a@b.ca', 'Zoé', 'Roy', 'Ski'],
      ['A@b.ca', 'Guy', 'Roy', 'Ski'],
      ['a@b.ca', 'Guy', 'roy', 'ski saison'],
      ['a@b.ca', 'Guy', 'Roy', 'Ski', '2026-12-31'],
      ['a@b.ca', 'Éva', 'Roy', ''],
      ['c@d.ca', 'Léa', 'Lam', ''],
      ['c@d.ca', '', '', 'Ski'],
    ]),
  ).toEqual([
    ['new', 'new'],
    ['again', 'new'],
    ['refused', null, 'pass passTwice'],
    ['again', 'new'],
    ['refused', null, 'email unique'],
    ['new', null],
    ['again', 'new'],
  ])
})

test('a pass of an earlier accepted row is a duplicate, and one of a rejected row is not', () => {
  const by = context()
  expect(judged([['a@b.ca', '', '', 'Golf']], none, by)).toEqual([
    ['refused', null, 'pass passUnknown'],
  ])
  expect(judged([['a@b.ca', '', '', 'Ski']], none, by)).toEqual([['new', 'new']])
  expect(judged([['a@b.ca', '', '', 'Ski']], none, by)).toEqual([
    ['refused', null, 'pass passTwice'],
  ])
})

test("a client's pass is identified by its name, its last day and its holder", () => {
  const client = { id: 'zoe', version: 1, first_name: 'Zoé', last_name: 'Roy' } as KnownClient
  const passes = knownPasses()
  passes.add('zoe', {
    productId: 'ski',
    until: '2026-04-15',
    holder: { firstName: 'Zoé', lastName: 'Roy' },
  })
  const known = { clients: new Map([['a@b.ca', client]]), passes }
  expect(judged([['a@b.ca', 'ZOE', 'Roy', 'Ski']], known)).toEqual([['known', 'known']])
  expect(judged([['a@b.ca', '', '', 'Ski']], known)).toEqual([['known', 'known']])
  expect(judged([['a@b.ca', 'Guy', 'Roy', 'Ski']], known)).toEqual([['known', 'new']])
  expect(judged([['a@b.ca', '', '', 'Ski', '2026-12-31']], known)).toEqual([['known', 'new']])
})
