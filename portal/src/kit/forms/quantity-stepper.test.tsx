// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'

let root: Root
function Stepper() {
  const [value, setValue] = useState(2)
  return <QuantityStepper label="Nuits" value={value} min={2} max={25} onChange={setValue} />
}
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Stepper />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
const input = () => document.querySelector('input')!
const problem = () => document.querySelector('[role=alert]')?.textContent
const press = (place: number) =>
  act(async () => document.querySelectorAll('button')[place]!.click())
const type = (figure: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), figure)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })

test('a figure beyond the limit stays as it is typed and is called too much', async () => {
  await type('30')
  expect(input().value).toBe('30')
  expect(problem()).toBe('Au plus 25')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  await press(0)
  expect(input().value).toBe('25')
  expect(problem()).toBeUndefined()
})

test('a figure on its way to a longer one is not turned into the least', async () => {
  await type('1')
  expect(problem()).toBe('Au moins 2')
  await type('12')
  expect(input().value).toBe('12')
  expect(problem()).toBeUndefined()
})

test('the buttons stop at the limits', async () => {
  await press(0)
  expect(input().value).toBe('2')
  await press(1)
  expect(input().value).toBe('3')
})
