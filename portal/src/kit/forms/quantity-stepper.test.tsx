import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { QuantityStepper } from './quantity-stepper.tsx'

function Stepper() {
  const [value, setValue] = useState(2)
  return <QuantityStepper label="Nuits" value={value} min={2} max={25} onChange={setValue} />
}
beforeEach(() => void render(<Stepper />))
const input = () => screen.getByLabelText<HTMLInputElement>('Nuits')
const problem = () => screen.queryByRole('alert')?.textContent
const press = (place: number) => userEvent.click(screen.getAllByRole('button')[place]!)
const type = (figure: string) => fireEvent.change(input(), { target: { value: figure } })

test('a figure above the limit stays as typed and is marked as too much', async () => {
  type('30')
  expect(input().value).toBe('30')
  expect(problem()).toBe('Au plus 25')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  await press(0)
  expect(input().value).toBe('25')
  expect(problem()).toBeUndefined()
})

test('a figure that is still being typed is not replaced by the minimum', async () => {
  type('1')
  expect(problem()).toBe('Au moins 2')
  type('12')
  expect(input().value).toBe('12')
  expect(problem()).toBeUndefined()
})

test('the buttons stop at the limits', async () => {
  await press(0)
  expect(input().value).toBe('2')
  await press(1)
  expect(input().value).toBe('3')
})
