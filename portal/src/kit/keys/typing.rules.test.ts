// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { isFreeKey } from './typing.rules.ts'

afterEach(() => document.body.replaceChildren())
const free = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  defaultPrevented: false,
}
const target = (html: string) => {
  document.body.innerHTML = html
  return document.querySelector('.at')
}

test('a key is free on the page and on its buttons', () => {
  expect(isFreeKey(free, document.body)).toBe(true)
  expect(isFreeKey(free, target('<button class="at"></button>'))).toBe(true)
})

test.each([
  '<input class="at" />',
  '<textarea class="at"></textarea>',
  '<select class="at"></select>',
  '<div contenteditable="true"><p class="at"></p></div>',
  '<div role="combobox" class="at"></div>',
  '<button class="at"></button><div role="dialog"></div>',
  '<button class="at"></button><div role="menu"></div>',
])('a key is not free in %s', (html) => {
  expect(isFreeKey(free, target(html))).toBe(false)
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'isComposing', 'repeat', 'defaultPrevented'])(
  'a key is not free with %s',
  (held) => {
    expect(isFreeKey({ ...free, [held]: true }, document.body)).toBe(false)
  },
)
