import { expect, test } from 'vitest'
import { hasCode, whyNoBlock, whyNoReissue, whyNoUnblock, type Standing } from './standing.rules.ts'

const valid: Standing = { isVoided: false, isBlocked: false, isToBeChosen: false, isOver: false }

test.each([
  ['a valid ticket', {}, [null, 'notBlocked', null]],
  ['a void ticket', { isVoided: true, isBlocked: true }, ['voided', 'voided', 'voided']],
  ['a blocked ticket', { isBlocked: true }, ['blocked', null, 'blocked']],
  ['a ticket without a time', { isToBeChosen: true }, [null, 'notBlocked', 'toBeChosen']],
  ['an expired ticket', { isOver: true }, [null, 'notBlocked', 'over']],
] as const)(
  'the reasons against a block, an unblock and a reissue are given for %s',
  (_, over, expected) => {
    const ticket = { ...valid, ...over }
    expect([whyNoBlock(ticket), whyNoUnblock(ticket), whyNoReissue(ticket)]).toEqual(expected)
  },
)

test('a ticket has a code unless it is cancelled, blocked, or waits for a time', () => {
  const row = { state: 'Active', voided_at: null, blocked_reason: null }
  expect(hasCode(row)).toBe(true)
  expect(hasCode({ ...row, voided_at: '2030-01-01T00:00:00.000Z' })).toBe(false)
  expect(hasCode({ ...row, blocked_reason: 'Volé' })).toBe(false)
  expect(hasCode({ ...row, state: 'Reschedulable' })).toBe(false)
})
