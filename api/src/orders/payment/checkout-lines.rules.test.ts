import { expect, test } from 'vitest'
import { checkoutLines } from './checkout-lines.rules.ts'

type OrderForCheckout = Parameters<typeof checkoutLines>[0]
const order = { language: 'en' } as OrderForCheckout['order']
const unit = (product_id: string, [gross, rebate, tax]: [number, number, number]) =>
  ({
    line_id: `line of ${product_id}`,
    product_id,
    product_title: { fr: 'Billet', en: `Ticket ${product_id}` },
    gross_cents: gross,
    rebate_cents: rebate,
    tax_cents: tax,
  }) as OrderForCheckout['units'][number]
const catalog = new Map([['adult', 'variation-1']])

test('units of one product at one price are one line, including rebates and taxes', () => {
  const units = [
    unit('adult', [1000, 100, 135]),
    unit('adult', [1000, 100, 135]),
    unit('adult', [1000, 100, 134]),
    unit('parking', [500, 0, 0]),
    unit('child', [0, 0, 0]),
  ]
  expect(checkoutLines({ units, order }, catalog, 3604)).toEqual([
    { title: 'Ticket adult', quantity: 2, cents: 1035, catalogRef: 'variation-1' },
    { title: 'Ticket adult', quantity: 1, cents: 1034, catalogRef: 'variation-1' },
    { title: 'Ticket parking', quantity: 1, cents: 500, catalogRef: null },
  ])
})

test('without entries, or when the lines miss a cent, the sale is one line', () => {
  const units = [unit('adult', [1000, 0, 0])]
  expect(checkoutLines({ units, order }, new Map(), 1000)).toEqual([])
  expect(checkoutLines({ units, order }, catalog, 1100)).toEqual([])
})
