import { expect, test } from 'vitest'
import { manualKey } from '../../../pricing/public.ts'
import type { PlannedCart } from '../cart/planned-cart.ts'
import { freezePrice, thawPrice } from './frozen-price.rules.ts'

const line = (key: string, cents: number) => ({
  key,
  quantity: 2,
  unitCents: cents,
  grossCents: [cents, cents],
  title: { fr: key, en: key },
  type: { id: `product-${key}` },
})
const cartOf = (...lines: ReturnType<typeof line>[]) =>
  ({
    business: {},
    today: '2026-05-01',
    lines,
    priced: {
      parts: [],
      totals: { finalCents: 4000 },
      steps: [
        { step: 'rebate', key: manualKey, description: 'Groupe', cents: 400 },
        { step: 'rebate', key: 'other', description: 'Printemps', cents: 10 },
      ],
    },
    rebates: { uses: [], given: { givenBy: 'somebody', reason: 'Groupe' } },
  }) as unknown as PlannedCart

test('a frozen price does not contain the reason of a discount; a thawed one does', () => {
  const frozen = freezePrice(cartOf(line('line-0', 2000)))
  expect(JSON.stringify(frozen)).not.toContain('Groupe')
  expect(JSON.stringify(frozen)).toContain('Printemps')
  const thawed = thawPrice(cartOf(line('line-0', 2000)), frozen, 'Groupe')
  expect(thawed!.priced.steps[0]).toMatchObject({ description: 'Groupe' })
  expect(thawed!.rebates.given).toEqual({ givenBy: 'somebody', reason: 'Groupe' })
})

test('current lines get the frozen price', () => {
  const frozen = freezePrice(cartOf(line('line-0', 2000)))
  const thawed = thawPrice(cartOf(line('line-0', 9900)), frozen, null)
  expect(thawed!.lines[0]).toMatchObject({ unitCents: 2000, grossCents: [2000, 2000] })
})

test('other lines do not get the promised price', () => {
  const frozen = freezePrice(cartOf(line('line-0', 2000), line('line-0/0', 0)))
  expect(thawPrice(cartOf(line('line-0', 2000)), frozen, null)).toBeNull()
  expect(thawPrice(cartOf(line('line-0', 2000), line('line-0/1', 0)), frozen, null)).toBeNull()
})
