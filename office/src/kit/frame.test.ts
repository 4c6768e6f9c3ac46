import { expect, test } from 'vitest'
import { anyCart, homePath, pathIn, placeOf } from './frame.ts'

const token = 'a'.repeat(32)
test.each([
  ['/b/station', ['fr', '/b/station', null, '']],
  ['/b/station/en', ['en', '/b/station', null, '']],
  ['/b/station/english', ['fr', '/b/station', null, '/english']],
  ['/b/station/activities/1?day=2', ['fr', '/b/station', null, '/activities/1?day=2']],
  [`/b/station/en/cart/${token}`, ['en', '/b/station', token, '']],
  [`/b/station/cart/${token}/offers`, ['fr', '/b/station', token, '/offers']],
  ['/b/station/cart/short', ['fr', '/b/station', null, '/cart/short']],
])('the place of %s', (url, [language, officePath, cart, rest]) => {
  expect(placeOf(url)).toEqual({ language, officePath, cart, rest })
})

test('paths keep the cart, and the token of a kept page is like any other', () => {
  const frame = { officePath: '/b/station', cart: anyCart }
  expect(pathIn('en', frame, '/activities/1')).toBe(`/b/station/en/cart/${anyCart}/activities/1`)
  expect(homePath('fr', frame)).toBe(`/b/station/cart/${anyCart}/offers`)
  expect(placeOf(pathIn('fr', frame)).cart).toBe(anyCart)
})
