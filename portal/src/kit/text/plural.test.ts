import { expect, test } from 'vitest'
import { pluralEn, pluralFr } from './plural.ts'

const billets = { one: '# billet', other: '# billets' }
const tickets = { one: '# ticket', other: '# tickets' }

test('French uses the singular for zero and one, English for one only', () => {
  expect([0, 1, 2].map((count) => pluralFr(count, billets))).toEqual([
    '0 billet',
    '1 billet',
    '2 billets',
  ])
  expect([0, 1, 2].map((count) => pluralEn(count, tickets))).toEqual([
    '0 tickets',
    '1 ticket',
    '2 tickets',
  ])
})

test('a million, a plural category of its own in French, has a text', () => {
  expect(pluralFr(1_000_000, billets)).toBe('1\u00a0000\u00a0000 billets')
  expect(pluralEn(1_000_000, tickets)).toBe('1,000,000 tickets')
})
