import { expect, test } from 'vitest'
import { holdEnd } from './hold-terms.rules.ts'

test.each([
  ['a first hold', '2030-02-02T10:00:00.000Z', null, '2030-02-02T10:15:00.000Z'],
  ['a change', '2030-02-02T10:10:00.000Z', '2030-02-02T10:00:00.000Z', '2030-02-02T10:25:00.000Z'],
  [
    'the last one',
    '2030-02-02T10:40:00.000Z',
    '2030-02-02T10:00:00.000Z',
    '2030-02-02T10:45:00.000Z',
  ],
])('a hold of 15 minutes ends, for %s', (_case, now, heldSince, end) => {
  expect(holdEnd({ now, minutes: 15, heldSince })).toBe(end)
})
