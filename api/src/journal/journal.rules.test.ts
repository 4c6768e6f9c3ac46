import { deferredAccount } from '@guichet/contract/journal/journal-accounts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  journalOf,
  deferredEntries,
  sumsOf,
  type EarnedEntry,
  type Entry,
} from './journal.rules.ts'

const dayOf = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)
const whole = { from: dayOf(0), to: dayOf(120) }

/** A unit sold for a day, with refunds, each on its own day. */
const piece = fc
  .record({
    kind: fc.constantFrom('season_pass', 'daily_ticket', 'lodging'),
    soldOn: fc.integer({ min: 0, max: 40 }),
    usedOn: fc.integer({ min: 0, max: 80 }),
    gross: fc.integer({ min: 0, max: 50_000 }),
    rebatePercent: fc.integer({ min: 0, max: 100 }),
    refunds: fc.array(
      fc.record({
        after: fc.integer({ min: 0, max: 60 }),
        percent: fc.integer({ min: 1, max: 60 }),
        failsAfter: fc.option(fc.integer({ min: 0, max: 20 })),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ gross, rebatePercent, ...rest }) => ({
    ...rest,
    gross,
    rebate: Math.floor((gross * rebatePercent) / 100),
  }))
type Piece = typeof piece extends fc.Arbitrary<infer P> ? P : never

/** Postings of a unit: its lines of revenue, and the other accounts. */
function earnedOf({ kind, soldOn, usedOn, gross, rebate, refunds }: Piece): EarnedEntry[] {
  const useDay = dayOf(usedOn)
  const line = (day: number, account: string, cents: number) => ({
    day: dayOf(day),
    useDay,
    account: `${account}:${kind}`,
    cents,
  })
  const net = gross - rebate
  return [
    line(soldOn, 'revenue', -gross),
    line(soldOn, 'rebate', rebate),
    ...refunds.flatMap(({ after, percent, failsAfter }) => {
      const cents = Math.floor((net * percent) / 100)
      return [
        line(soldOn + after, 'revenue', cents),
        ...(failsAfter === null ? [] : [line(soldOn + after + failsAfter, 'revenue', -cents)]),
      ]
    }),
  ]
}
const booksOf = (earned: readonly EarnedEntry[]): Entry[] =>
  earned.flatMap(({ day, account, cents }) => [
    { day, account, cents },
    { day, account: 'receivable', cents: -cents },
  ])
const balanceOf = (lines: readonly Entry[]) => lines.reduce((sum, { cents }) => sum + cents, 0)
const byAccount = (lines: readonly Entry[]) =>
  Object.fromEntries(
    [...Map.groupBy(lines, ({ account }) => account)]
      .map(([account, some]) => [account, balanceOf(some)] as const)
      .filter(([, cents]) => cents !== 0),
  )

test('for any sales, refunds and uses, each day is balanced, and the total equals the plain journal', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const earned = pieces.flatMap(earnedOf)
      const plain = journalOf(booksOf(earned), whole)
      const deferred = journalOf([...booksOf(earned), ...deferredEntries(earned)], whole)
      for (const lines of Map.groupBy(deferred, ({ day }) => day).values())
        expect(balanceOf(lines)).toBe(0)
      expect(byAccount(deferred)).toEqual(byAccount(plain))
    }),
  )
})

test('on any day the deferred amount is the rest of the units sold for later days', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }),
      fc.integer({ min: 0, max: 90 }),
      (pieces, end) => {
        const to = dayOf(end)
        const earned = pieces.flatMap(earnedOf)
        const upTo = journalOf(deferredEntries(earned), { from: whole.from, to })
        const owed = balanceOf(earned.filter(({ day, useDay }) => day <= to && useDay > to))
        expect(byAccount(upTo)[deferredAccount] ?? 0).toBe(owed)
      },
    ),
  )
})

test('the days of a period add up to it, however it is divided', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }),
      fc.integer({ min: 0, max: 119 }),
      (pieces, cut) => {
        const earned = pieces.flatMap(earnedOf)
        const entries = [...booksOf(earned), ...deferredEntries(earned)]
        const parts = [
          ...journalOf(entries, { from: whole.from, to: dayOf(cut) }),
          ...journalOf(entries, { from: dayOf(cut + 1), to: whole.to }),
        ]
        expect(parts).toEqual(journalOf(entries, whole))
      },
    ),
  )
})

const sale = { day: '2026-01-10', account: 'revenue:season_pass', cents: -10_000 }
const back = { day: '2026-01-12', account: 'revenue:season_pass', cents: 4_000 }
const linesOf = (earned: readonly EarnedEntry[]) =>
  journalOf([...earned, ...deferredEntries(earned)], { from: '2026-01-01', to: '2026-01-31' }).map(
    ({ day, account, cents }) => [day.slice(8), account, cents],
  )

test('a pass is deferred until its first day; an earlier refund reduces the deferred amount', () => {
  const useDay = '2026-01-20'
  expect(
    linesOf([
      { ...sale, useDay },
      { ...back, useDay },
    ]),
  ).toEqual([
    ['10', deferredAccount, -10_000],
    ['12', deferredAccount, 4_000],
    ['20', deferredAccount, 6_000],
    ['20', 'revenue:season_pass', -6_000],
  ])
})

test('a unit used at once, or refunded after its day, is revenue at once', () => {
  const useDay = '2026-01-11'
  expect(
    linesOf([
      { ...sale, useDay: sale.day },
      { ...back, useDay },
    ]),
  ).toEqual([
    ['10', 'revenue:season_pass', -10_000],
    ['12', 'revenue:season_pass', 4_000],
  ])
})

test('sums separate debits and credits, in the order of the books', () => {
  const entry = (day: string, account: string, cents: number) => ({ day, account, cents })
  expect(
    sumsOf([
      entry('2026-01-01', 'tax:GST', -5),
      entry('2026-01-01', 'cash:card', 20),
      entry('2026-01-02', 'cash:card', -8),
    ]),
  ).toEqual([
    { account: 'cash:card', debit: 20, credit: 8 },
    { account: 'tax:GST', debit: 0, credit: 5 },
  ])
})
