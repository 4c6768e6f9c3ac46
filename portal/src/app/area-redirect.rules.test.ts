import { expect, test } from 'vitest'
import { addressServing } from './area-redirect.rules.ts'

const redirects = {
  '/': 'https://new.test/dashboard',
  '/activities': 'https://new.test/settings/activities',
  '/pricings': 'https://new.test/prices',
  '/pricings/donation': 'https://new.test/gifts',
}

test('an area and every page below it are served elsewhere', () => {
  expect(addressServing('/activities', redirects)).toBe('https://new.test/settings/activities')
  expect(addressServing('/activities/new', redirects)).toBe('https://new.test/settings/activities')
  expect(addressServing('/activities/1/copy', redirects)).toBe(redirects['/activities'])
  expect(addressServing('/pricings/donation', redirects)).toBe('https://new.test/gifts')
})

test('a path with a similar beginning, or below / alone, is not served elsewhere', () => {
  expect(addressServing('/activities-old', redirects)).toBeUndefined()
  expect(addressServing('/orders', redirects)).toBeUndefined()
  expect(addressServing('/settings/activities/1', redirects)).toBeUndefined()
  expect(addressServing('/', redirects)).toBe('https://new.test/dashboard')
})
