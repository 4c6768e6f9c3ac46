import { expect, test } from 'vitest'
import { listDefaults } from './orders-search.rules.ts'
import { forgetListFrom, rememberedList, rememberList, stepsToList } from './remembered-list.ts'

test('without a list there is no way back to one', () => expect(stepsToList(4)).toBeNull())

test('the way back has as many steps as there are pages since the list', () => {
  rememberList({ ...listDefaults, q: 'roy', page: 3, peek: 'MC1' }, 4)
  expect(rememberedList()).toEqual({ ...listDefaults, q: 'roy', page: 3 })
  expect(stepsToList(5)).toBe(1)
  expect(stepsToList(7)).toBe(3)
})

test('another page took the place of the list: its entry is no way back any more', () => {
  rememberList(listDefaults, 4)
  forgetListFrom(5)
  expect(stepsToList(5)).toBe(1)
  forgetListFrom(4)
  expect(stepsToList(5)).toBeNull()
})
