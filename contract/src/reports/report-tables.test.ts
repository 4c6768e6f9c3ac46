import { expect, test } from 'vitest'
import { moneyLines } from './report-lines.ts'
import { dailyPoints, reconcile, sumOf, type Figures } from './report-sums.ts'
import { dailyTable, reportTables } from './report-tables.ts'

const none = {
  rows: [],
  sums: { GrossCost: 0, RebatesTotal: 0, RebatedCost: 0, GST: 0, QST: 0, taxes: [], FinalCost: 0 },
}
const named = (fr: string, en: string) => ({ fr, en })
const figures: Figures = {
  reportSummary: {
    dailyTicketCount: 3,
    seasonPassCount: 0,
    orderCount: 1,
    receivedPayments: 31.04,
  },
  sales: {
    rows: [
      {
        category: 'daily_ticket',
        activity: named('Ski', ''),
        produit: named('Adulte', 'Adult'),
        count: 3,
        amount: 30,
      },
    ],
    sums: {
      GrossCost: 30,
      RebatesTotal: 3,
      RebatedCost: 27,
      GST: 1.35,
      QST: 2.69,
      taxes: [
        { key: 'GST', amount: 1.35 },
        { key: 'QST', amount: 2.69 },
      ],
      FinalCost: 31.04,
      FinalCostWithRefunds: 17,
      FinalCostWithRefundsAndTaxes: 19.54,
    },
  },
  feesAppliedToUser: none,
  refundReportSummary: { rows: [], sums: { ...none.sums, GrossCost: 10, FinalCost: 11.5 } },
  refundedFees: none,
  platformFeesReportSummary: {
    platformFees: { charged: 0, givenBack: 0 },
    sums: { GrossCost: 0, GST: 0, QST: 0, taxes: [], TaxedTotal: 0, ChargedCost: 0 },
  },
  paymentMethods: [
    { method: 'cash', received: 0.1, givenBack: 0, kept: 0.1 },
    { method: 'card', received: 0.2, givenBack: 0, kept: 0.2 },
  ],
  clerks: [{ publicId: null, name: null, orders: 1, finalCost: 31.04 }],
  daysOfUse: [{ date: null, count: 3, amount: 31.04 }],
  taxReturn: [],
  graphs: {
    xaxisLabels: ['2026-03-08'],
    series: [
      { name: 'sales', values: [31.04] },
      { name: 'refunds', values: [11.5] },
    ],
  },
}
const read = (language: 'fr' | 'en') =>
  reportTables(figures, { language, kindNames: { daily_ticket: 'Laissez-passer' } })

test('a table uses the business’s names of kinds, and names in the other language when one is missing', () => {
  expect(read('en')[0]!.rows).toEqual([['Laissez-passer', 'Ski', 'Adult', 3, 30]])
  expect(read('fr').map(({ rows }) => rows.length)).toEqual([1, 0, 0, 0, 0, 2, 0, 1, 1])
})

test('sums go from gross to net of refunds; rebates are listed when there are any', () => {
  const [sales, fees] = read('en')
  expect(sales!.sums.map((sum) => [sum[0], sum.at(-1)])).toEqual([
    ['Gross total', 30],
    ['Rebates', -3],
    ['Total after rebates', 27],
    ['GST', 1.35],
    ['QST', 2.69],
    ['Total with taxes', 31.04],
    ['After refunds, before taxes', 17],
    ['After refunds, with taxes', 19.54],
  ])
  expect(fees!.sums.map(([label]) => label)).toEqual(['Total before taxes', 'Total with taxes'])
})

test('dollars are added as cents', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3)
  expect(read('en').find(({ name }) => name === 'payments')!.sums).toEqual([['Total', 0.3, 0, 0.3]])
})

test('a day without sales has zeros, also the day of a clock change', () => {
  const points = dailyPoints(figures, { startDate: '2026-03-07', lastDay: '2026-03-09' })
  expect(points).toEqual([
    { date: '2026-03-07', sales: 0, refunds: 0 },
    { date: '2026-03-08', sales: 31.04, refunds: 11.5 },
    { date: '2026-03-09', sales: 0, refunds: 0 },
  ])
  expect(dailyTable(points, 'fr').sums).toEqual([['Total', 31.04, 11.5, 19.54]])
})

test('sales less refunds are the net; payments differ from it by the amount owed', () => {
  expect(reconcile(figures)).toEqual({
    sold: 31.04,
    givenBack: 11.5,
    net: 19.54,
    kept: 0.3,
    cashRounding: 0,
    owed: 19.24,
  })
  expect(moneyLines(figures, 'en').map(({ value }) => value)).toEqual([
    31.04, -11.5, 19.54, -19.24, 0.3,
  ])
  const early = {
    ...figures,
    paymentMethods: [{ method: 'cash', received: 20, givenBack: 0, kept: 20 }],
  }
  expect(moneyLines(early, 'en')[3]).toEqual({
    label: 'Paid for sales before the period',
    value: 0.46,
  })
})
