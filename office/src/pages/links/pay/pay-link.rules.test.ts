import { expect, test } from 'vitest'
import { reloadAfter } from './pay-link.rules.ts'

test.each([
  ['the buyer has not left the page', 'open', null, null],
  ['the buyer has just come back', 'open', 0, 5],
  ['the buyer came back two minutes ago', 'open', 24, 15],
  ['a card was refused', 'refused', 3, 5],
  ['the card was refused earlier', 'refused', null, null],
  ['the order is paid', 'paid', 0, null],
  ['the buyer paid in the last second', 'expired', 6, 5],
  ['the confirmation takes longer', 'expired', 30, 15],
  ['the confirmation takes too long', 'expired', 76, null],
  ['the link had already expired', 'expired', null, null],
] as const)('the page is loaded again at the right interval when %s', (_when, state, back, after) =>
  expect(reloadAfter(state, back)).toBe(after),
)
