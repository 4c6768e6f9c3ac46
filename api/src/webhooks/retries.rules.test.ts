import { expect, test } from 'vitest'
import { eventsOf } from './events-of.rules.ts'
import { giveUpAfterMs, waitMs } from './retries.rules.ts'

test('delays between attempts grow up to four hours, and vary by a fifth', () => {
  const waits = Array.from({ length: 12 }, (_, i) => waitMs(i + 1, 0.5))
  expect(waits.slice(0, 3)).toEqual([5000, 30_000, 120_000])
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(waits.at(-1)).toBe(14_400_000)
  expect([waitMs(1, 0), waitMs(1, 1)]).toEqual([4000, 6000])
})

test('a delivery is attempted some twenty-five times in three days', () => {
  let [at, tries] = [0, 0]
  while (at < giveUpAfterMs) at += waitMs(++tries, 0.5)
  expect(tries).toBeGreaterThan(20)
  expect(tries).toBeLessThan(30)
})

test('an order that is paid at once is completed at once, and one by link once it is paid', () => {
  expect(eventsOf({ code: 'order.created', facts: { method: 'cash' } })).toEqual([
    'order.created',
    'order.completed',
  ])
  expect(eventsOf({ code: 'order.created', facts: { method: 'link' } })).toEqual(['order.created'])
  expect(eventsOf({ code: 'order.paid', facts: {} })).toEqual(['order.paid', 'order.completed'])
  expect(eventsOf({ code: 'staff.added', facts: {} })).toEqual([])
})
