import { expect, test } from 'vitest'
import { fixed, off, part, price, rate } from '../../test/factories/sales/carts.ts'

test('a percentage fee is charged on the subtotal of its kind after rebates, and is taxed even with a donation', () => {
  const ticket = part('a', 10_000)
  const priced = price([ticket, part('d', 5_000, { kind: 'donation' })], {
    fees: { feesAppliedToUser: [rate('daily_ticket', 3_000), fixed('donation', 100)] },
    rebates: off([ticket], { cents: 1_000 }),
  })
  expect(priced.fees.map((fee) => [fee.kind, fee.grossCents])).toEqual([
    ['daily_ticket', 270],
    ['donation', 100],
  ])
  expect(priced.taxes.map((tax) => tax.baseCents)).toEqual([9_370, 9_370])
})

test('a fixed fee applies per counted unit with a price; accessories follow their rental; a package has one', () => {
  const fees = {
    feesAppliedToUser: [
      fixed('daily_ticket', 100),
      fixed('equipment_rental', 200),
      fixed('package', 300),
    ],
  }
  expect(
    price(
      [
        part('a', 1_000),
        part('b', 0),
        part('r', 2_000, { kind: 'equipment_rental' }),
        part('s', 500, { kind: 'accessory_rental', parentKey: 'r' }),
        part('t', 0, { kind: 'accessory_rental', parentKey: 'r' }),
      ],
      { fees },
    ).fees.map((fee) => [fee.kind, fee.grossCents]),
  ).toEqual([
    ['daily_ticket', 100],
    ['equipment_rental', 400],
  ])
  expect(
    price(
      [
        part('p', 0, { kind: 'package' }),
        part('a', 1_000, { parentKey: 'p' }),
        part('r', 2_000, { kind: 'equipment_rental', parentKey: 'p' }),
        part('s', 500, { kind: 'accessory_rental', parentKey: 'r' }),
      ],
      { fees },
    ).fees.map((fee) => [fee.kind, fee.grossCents]),
  ).toEqual([['package', 300]])
})

test('a rebate that would reduce a part below 0 is rejected as a whole', () => {
  const priced = price([part('a', 1_000)], {
    rebates: [
      { key: 'r', description: 'x', shares: new Map([['a', 1_001]]) },
      { key: 's', description: 'y', shares: new Map([['z', 1]]) },
    ],
  })
  expect(priced.rejected).toEqual([
    { key: 'r', reason: 'ExceedsEntries' },
    { key: 's', reason: 'UnknownPart' },
  ])
  expect(priced.totals.rebatesCents).toBe(0)
})
