// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { focusFirstBad } from './focus-first-bad.ts'

afterEach(() => document.body.replaceChildren())
const formOf = (html: string) => {
  document.body.innerHTML = `<form>${html}</form>`
  return document.querySelector('form')
}
const focusOn = async (form: HTMLElement | null, errors: object) => {
  focusFirstBad(form, errors)
  await new Promise((drawn) => requestAnimationFrame(drawn))
  return document.activeElement?.id
}

test('focuses the first field in the order of the page, whatever the order of the errors', async () => {
  const form = formOf('<input id="a" data-path="a" /><input id="b" data-path="b" />')
  expect(await focusOn(form, { b: 'required', a: 'required' })).toBe('a')
})

test('an error of a list focuses its first field, one of a group its first checkbox', async () => {
  const list = formOf('<input id="first" data-path="rows.0.begin" />')
  expect(await focusOn(list, { rows: 'notEmpty' })).toBe('first')
  const boxes = formOf('<fieldset data-path="days"><input type="checkbox" id="box" /></fieldset>')
  expect(await focusOn(boxes, { days: 'oneDay' })).toBe('box')
})
