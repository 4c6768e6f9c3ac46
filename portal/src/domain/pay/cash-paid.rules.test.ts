import { expect, test } from 'vitest'
import { cashPaid, cashTaken } from './cash-paid.rules.ts'

test('22.98 $ is rounded to 23 $ in cash, and the change is computed from that', () => {
  expect(cashTaken(2298, 4000)).toEqual({
    amount: 22.98,
    rounding: 0.02,
    tendered: 40,
    change: 17,
  })
  expect(cashTaken(1150, 1150)).toMatchObject({ rounding: 0, change: 0 })
})

test('shows the change of the last payment, if it was cash', () => {
  const payments = (...kinds: { method: string; state: string; amount: number }[]) =>
    cashPaid(kinds as Parameters<typeof cashPaid>[0])?.amount
  const first = { method: 'cash', state: 'succeeded', amount: 10 }
  expect(payments(first, { ...first, amount: 20 })).toBe(20)
  expect(payments(first, { ...first, state: 'canceled', amount: 20 })).toBe(10)
  expect(payments(first, { method: 'card', state: 'succeeded', amount: 30 })).toBeUndefined()
  expect(payments({ ...first, state: 'canceled' })).toBeUndefined()
})
