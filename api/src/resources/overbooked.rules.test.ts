import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimsBeyond } from './overbooked.rules.ts'
import { peakOf, type Taking } from './peak.rules.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour)).toISOString()
const claim = (name: string, from: number, to: number, quantity = 1) => ({
  name,
  quantity,
  beginsAt: at(from),
  endsAt: at(to),
})
const names = (claims: { name: string }[]) => claims.map(({ name }) => name).join('')

test('with enough items no claim is overbooked; otherwise the latest ones are', () => {
  const all = [claim('a', 9, 12), claim('b', 10, 13), claim('c', 11, 14)]
  expect([3, 2, 1, 0].map((quantity) => names(claimsBeyond(all, quantity)))).toEqual([
    '',
    'c',
    'bc',
    'abc',
  ])
})
test('an overbooked claim blocks no other: a later claim without overlap gets an item', () => {
  expect(names(claimsBeyond([claim('a', 9, 12), claim('b', 11, 15), claim('c', 13, 16)], 1))).toBe(
    'b',
  )
  expect(names(claimsBeyond([claim('a', 9, 12, 2), claim('b', 9, 12), claim('c', 9, 12)], 1))).toBe(
    'ac',
  )
})
test('the rest fits at every instant, and no overbooked claim would fit', () => {
  const claims = fc.array(
    fc.record({
      from: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 1, max: 20 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(claims, fc.integer({ min: 0, max: 12 }), (all, quantity) => {
      const list = all.map((item, i) =>
        claim(String(i), item.from, item.from + item.length, item.quantity),
      )
      const beyond = new Set(claimsBeyond(list, quantity))
      const kept: Taking[] = list.filter((item) => !beyond.has(item))
      expect(peakOf(kept, at(0), at(100)).quantity).toBeLessThanOrEqual(quantity)
      for (const item of beyond)
        expect(peakOf(kept, item.beginsAt, item.endsAt).quantity + item.quantity).toBeGreaterThan(
          quantity,
        )
    }),
  )
})
