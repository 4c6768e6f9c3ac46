import { expect, test } from 'vitest'
import { addressState } from './address.rules.ts'

const idle = { isFetching: false, isError: false }
const asked = { typed: 'new', stored: 'old', settled: 'new', isChanged: true, check: idle }
const taken = (collaboratorId: string | null) => ({
  ...idle,
  data: { isTaken: true, collaboratorId },
})

test('an address that did not change, or is badly written, is not asked about', () => {
  expect(addressState({ ...asked, typed: 'old', isChanged: false })).toBe('own')
  expect(addressState({ ...asked, typed: '', stored: '', isChanged: false })).toBe('unknown')
  expect(addressState({ ...asked, typed: '!', isChanged: false })).toBe('unknown')
})

test('a changed address is checked, then free, taken, or not known', () => {
  expect(addressState({ ...asked, settled: 'ne' })).toBe('checking')
  expect(addressState({ ...asked, check: { ...idle, isFetching: true } })).toBe('checking')
  expect(addressState({ ...asked, check: taken(null) })).toBe('taken')
  expect(addressState({ ...asked, check: taken('mine') })).toBe('free')
  expect(addressState({ ...asked, check: { ...idle, isError: true } })).toBe('failed')
  expect(addressState(asked)).toBe('unknown')
})
