// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SizeChips, type SizeChip } from './size-chips.tsx'

const chip = (id: string, free: number | undefined, inCart = 0): SizeChip => ({
  id,
  name: id,
  free,
  inCart,
  max: free ?? 25,
  over: `Il n’en reste que ${free}`,
})
const onChange = vi.fn<(id: string, quantity: number) => void>()
let root: Root
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  onChange.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})
const show = (...chips: SizeChip[]) =>
  act(async () =>
    root.render(
      <MantineProvider env="test">
        <SizeChips labelledBy="sizes" chips={chips} onChange={onChange} />
      </MantineProvider>,
    ),
  )
const members = () => [...document.querySelectorAll<HTMLButtonElement>('[data-member]')]
const press = (key: string) =>
  act(async () => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })

test('a chip says its size, what is free, what is in the cart, or why no more can be added', async () => {
  await show(chip('25', 0), chip('26', 4, 1), chip('27', 2, 2), chip('28', undefined))
  expect(members().map((member) => member.getAttribute('aria-label'))).toEqual([
    '25, Aucune libre',
    '26, 4 libres, 1 au panier',
    '27, Il n’en reste que 2, 2 au panier',
    '28',
  ])
  expect(members().map((member) => member.getAttribute('aria-disabled'))).toEqual([
    'true',
    null,
    'true',
    'true',
  ])
})

test('a press adds one, never beyond what is free; the minus keys take one back', async () => {
  await show(chip('25', 0), chip('26', 4, 1), chip('27', 2, 2))
  for (const member of members()) await act(async () => member.click())
  expect(onChange.mock.calls).toEqual([['26', 2]])
  onChange.mockClear()
  await act(async () => members()[2]!.focus())
  await press('-')
  await press('Backspace')
  await act(async () => members()[0]!.focus())
  await press('-')
  expect(onChange.mock.calls).toEqual([
    ['27', 1],
    ['27', 1],
  ])
})

test('the set is one stop of the tab key, and arrows go between its chips', async () => {
  await show(chip('25', 0), chip('26', 4), chip('27', 2))
  const stops = () => members().map(({ tabIndex }) => tabIndex)
  expect(stops()).toEqual([-1, 0, -1])
  await act(async () => members()[1]!.focus())
  await press('ArrowRight')
  expect(document.activeElement).toBe(members()[2])
  expect(stops()).toEqual([-1, -1, 0])
  await press('ArrowRight')
  expect(document.activeElement).toBe(members()[2])
  await press('Home')
  expect(document.activeElement).toBe(members()[0])
  await press('End')
  await press('ArrowUp')
  expect(document.activeElement).toBe(members()[1])
})
