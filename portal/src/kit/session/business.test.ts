import { expect, test } from 'vitest'
import { hasAnyAccess, mayOpen } from './business.ts'

test('any access shows the header; main staff need none', () => {
  expect(hasAnyAccess({ isMainStaff: true, accesses: [] })).toBe(true)
  expect(hasAnyAccess({ isMainStaff: false, accesses: ['Dashboard'] })).toBe(true)
  expect(hasAnyAccess({ isMainStaff: false, accesses: [] })).toBe(false)
})

test('a page requires its own access', () => {
  expect(mayOpen({ isMainStaff: false, accesses: ['Orders'] }, 'Orders')).toBe(true)
  expect(mayOpen({ isMainStaff: false, accesses: ['Orders'] }, 'Tickets')).toBe(false)
})
