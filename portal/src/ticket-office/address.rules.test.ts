import { expect, test } from 'vitest'
import { addressState } from './address.rules.ts'

const idle = { isFetching: false, isError: false }
const changed = {
  typed: 'new',
  stored: 'old',
  settled: 'new',
  isChanged: true,
  check: idle,
  ownId: 'mine',
}
const taken = (collaboratorId: string) => ({
  ...idle,
  data: { isTaken: true, collaboratorId },
})

test('an unchanged or invalid address is not checked', () => {
  expect(addressState({ ...changed, typed: 'old', isChanged: false })).toBe('own')
  expect(addressState({ ...changed, typed: '', stored: '', isChanged: false })).toBe('unknown')
  expect(addressState({ ...changed, typed: '!', isChanged: false })).toBe('unknown')
})

test('a changed address is checked, then free, taken, or unknown', () => {
  expect(addressState({ ...changed, settled: 'ne' })).toBe('checking')
  expect(addressState({ ...changed, check: { ...idle, isFetching: true } })).toBe('checking')
  expect(addressState({ ...changed, check: taken('another') })).toBe('taken')
  const free = { ...idle, data: { isTaken: false, collaboratorId: null } }
  expect(addressState({ ...changed, check: free })).toBe('free')
  expect(addressState({ ...changed, check: taken('mine') })).toBe('free')
  expect(addressState({ ...changed, check: { ...idle, isError: true } })).toBe('failed')
  expect(addressState(changed)).toBe('unknown')
})
