import { expect, test } from 'vitest'
import { discountBody } from './check-out.rules.ts'
import { discountOf } from './manual-discount.rules.ts'

test.each([
  ['%', 'Navette', 'settings'],
  ['0%', 'Navette', 'settings'],
  ['10%', ' ', 'reason'],
  ['10%', 'Navette', null],
  ['5,50$', 'Navette', null],
])('%s, “%s”: %s', (settings, reason, missing) => {
  expect(discountOf({ settings, reason }).missing).toBe(missing)
})

test('a discount is sent once it is complete', () => {
  expect(discountBody(null)).toEqual({})
  expect(discountBody(discountOf({ settings: '10%', reason: '' }))).toEqual({})
  expect(discountBody(discountOf({ settings: '10%', reason: ' Navette ' }))).toEqual({
    discount: { settings: '10%', reason: 'Navette' },
  })
})
