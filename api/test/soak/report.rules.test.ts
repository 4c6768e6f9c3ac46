import { expect, test } from 'vitest'
import { reportOf } from './report.rules.ts'
import { verdictsOf, type SeenFault, type Soak } from './verdicts.rules.ts'

const noLoss = { lost: [], doubled: [], wrongTotal: [], unasked: [] }
const flat = Array.from({ length: 240 }, (_, i) => ({ atMs: i * 5000, value: 200 }))
const fault: SeenFault = {
  title: 'the postmaster killed',
  atMs: 61_000,
  effect: 'started again',
  isTried: true,
  sellingAgainMs: 3200,
  rateBackMs: 4100,
  outcomes: { 200: 40, 503: 12 },
}
const sound: Soak = {
  machine: '2 cores',
  versions: 'PostgreSQL 18.4',
  began: '2026-11-28',
  minutes: 30,
  capacity: 200,
  perSecond: 120,
  faults: [fault],
  kept: {
    sales: noLoss,
    refunds: noLoss,
    violations: [],
    letters: { waiting: 0, lost: 0, twice: 1, taken: 90, asked: 80 },
    pictures: { sent: 10, lost: 0 },
    databaseMegabytes: 100,
    version: '18.4',
  },
  lives: [{ pid: 1, role: 'worker', megabytes: flat, kept: flat, files: flat }],
  connections: flat,
  waits: [{ kind: 'sale', quiet: [10, 20, 30], faulty: [] }],
  outcomes: [{ kind: 'sale', tally: { 200: 40, 503: 12 } }],
  unanswered: 0,
  refused: [],
  turnedAway: 0,
  ends: [],
  killed: 2,
}
const failing = (soak: Partial<Soak>) =>
  verdictsOf({ ...sound, ...soak }).filter(({ holds }) => holds === false)
const kept = (over: Partial<Soak['kept']>) => ({ kept: { ...sound.kept, ...over } })

test('a sound run fails no goal', () => expect(failing({})).toEqual([]))

const growing = flat.map(({ atMs }) => ({ atMs, value: 200 + atMs / 30_000 }))
test.each<[string, Partial<Soak>]>([
  ['a lost sale', kept({ sales: { ...noLoss, lost: ['a'] } })],
  ['a doubled refund', kept({ refunds: { ...noLoss, doubled: ['a'] } })],
  ['an unrequested sale', kept({ sales: { ...noLoss, unasked: ['a'] } })],
  ['a violated invariant', kept({ violations: ['M1: 1'] })],
  ['an unsent email', kept({ letters: { ...sound.kept.letters, waiting: 1 } })],
  ['a lost email', kept({ letters: { ...sound.kept.letters, lost: 1 } })],
  ['more duplicate emails than kills', kept({ letters: { ...sound.kept.letters, twice: 3 } })],
  ['a lost picture', kept({ pictures: { sent: 10, lost: 1 } })],
  ['a long interruption of sales', { faults: [{ ...fault, sellingAgainMs: 10_001 }] }],
  ['a load without recovery', { faults: [{ ...fault, rateBackMs: Infinity }] }],
  ['a request without a response', { unanswered: 1 }],
  ['a refused request', { refused: ['sale: 409'] }],
  ['a response with status 500', { outcomes: [{ kind: 'sale', tally: { 500: 1 } }] }],
  ['an unexpected exit', { ends: ['code 1'] }],
  ['a heap that grows', { lives: [{ ...sound.lives[0]!, kept: growing }] }],
  ['memory that grows', { lives: [{ ...sound.lives[0]!, megabytes: growing }] }],
  [
    'connections that grow',
    { connections: flat.map(({ atMs }) => ({ atMs, value: atMs / 20_000 })) },
  ],
])('%s fails one goal', (_, soak) => expect(failing(soak)).toHaveLength(1))

test('a fault that was not tried fails no goal, and the report says so', () => {
  const untried = { ...fault, isTried: false, effect: 'needs root', sellingAgainMs: Infinity }
  expect(failing({ faults: [untried] })).toEqual([])
  expect(reportOf({ ...sound, faults: [untried] })).toContain('not tried')
})

test('the report lists each fault with its times and other responses', () =>
  expect(reportOf(sound)).toContain(
    '| 1:01 | the postmaster killed | 3.2 s | 4.1 s | 12 × 503 | started again |',
  ))
