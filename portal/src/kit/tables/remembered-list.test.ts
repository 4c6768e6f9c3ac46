import { expect, test } from 'vitest'
import { RememberedList } from './remembered-list.ts'

const defaults = { q: '', page: 1, peek: '' }
const aList = () => new RememberedList(defaults)

test('without a list there is no way back to one', () => expect(aList().steps(4)).toBeNull())

test('the way back has as many steps as there are pages since the list', () => {
  const list = aList()
  list.remember({ q: 'roy', page: 3, peek: 'MC1' }, 4)
  expect(list.search()).toEqual({ q: 'roy', page: 3, peek: '' })
  expect(list.steps(5)).toBe(1)
  expect(list.steps(7)).toBe(3)
})

test('another page has replaced the list: its history entry is no way back any more', () => {
  const list = aList()
  list.remember(defaults, 4)
  list.forgetFrom(5)
  expect(list.steps(5)).toBe(1)
  list.forgetFrom(4)
  expect(list.steps(5)).toBeNull()
})
