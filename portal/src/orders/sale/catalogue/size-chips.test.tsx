import { act, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../test/render-screen.tsx'
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
const show = (...chips: SizeChip[]) =>
  renderScreen(<SizeChips labelledBy="sizes" chips={chips} onChange={onChange} />)
const members = () => [...document.querySelectorAll<HTMLElement>('[data-member]')]
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })
const focus = (place: number) => act(() => members()[place]!.focus())

test('a chip shows its size, the free and chosen quantities, or why no more can be added', async () => {
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

test('a click adds one up to the free quantity; minus and Backspace remove one', async () => {
  await show(chip('25', 0), chip('26', 4, 1), chip('27', 2, 2))
  for (const member of members()) await userEvent.click(member)
  expect(onChange.mock.calls).toEqual([['26', 2]])
  onChange.mockClear()
  focus(2)
  press('-')
  press('Backspace')
  focus(0)
  press('-')
  expect(onChange.mock.calls).toEqual([
    ['27', 1],
    ['27', 1],
  ])
})

test('the set has a single tab stop, and arrow keys move between its chips', async () => {
  await show(chip('25', 0), chip('26', 4), chip('27', 2))
  const stops = () => members().map(({ tabIndex }) => tabIndex)
  expect(stops()).toEqual([-1, 0, -1])
  focus(1)
  press('ArrowRight')
  expect(document.activeElement).toBe(members()[2])
  expect(stops()).toEqual([-1, -1, 0])
  press('ArrowRight')
  expect(document.activeElement).toBe(members()[2])
  press('Home')
  expect(document.activeElement).toBe(members()[0])
  press('End')
  press('ArrowUp')
  expect(document.activeElement).toBe(members()[1])
})
