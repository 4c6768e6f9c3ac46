import type { Figures } from '@guichet/contract/reports/report-sums.ts'
import { expect, test } from 'vitest'
import { ordersOfRows } from './figures.rules.ts'

const period = { startDate: '2026-01-01', endDate: '2026-01-31' }
const inPeriod = {
  from: '2026-01-01',
  to: '2026-01-31',
  status: expect.stringContaining('Completed'),
}
const sale = (productPublicIds?: string[]) => ({ ...(productPublicIds && { productPublicIds }) })
const figures = {
  sales: { rows: [sale(['a', 'b']), sale(), sale([]), sale(Array(101).fill('a') as string[])] },
  paymentMethods: [
    { method: 'cash', received: 10 },
    { method: 'other', received: 0 },
  ],
  clerks: [
    { publicId: 'p', name: 'Odile Gagné' },
    { publicId: null, name: null },
    { name: 'Kept without an id' },
  ],
  channels: [{ channel: 'counter' }, { channel: 'link' }, { channel: 'office' }],
  daysOfUse: [{ date: '2026-02-03' }, { date: null }],
} as unknown as Figures

test('a row links to the orders that it counts, if a filter can select them', () => {
  expect(ordersOfRows(figures, period)).toEqual({
    sales: [{ ...inPeriod, products: 'a,b' }, null, null, null],
    payments: [{ ...inPeriod, paid: 'cash' }, null],
    clerks: [{ ...inPeriod, sellers: 'p' }, { ...inPeriod, channel: 'online' }, null],
    channels: [null, { ...inPeriod, channel: 'link' }, { ...inPeriod, channel: 'office' }],
    daysOfUse: [{ ...inPeriod, usedFrom: '2026-02-03', usedTo: '2026-02-03' }, null],
  })
})
