import { expect, test } from 'vitest'
import {
  paymentPostings,
  receivable,
  refundPostings,
  reversed,
  salePostings,
  transferPostings,
} from './postings.rules.ts'

const ticket = {
  kind: 'daily_ticket' as const,
  grossCents: 1999,
  rebateCents: 300,
  taxes: [
    { key: 'GST', cents: 85 },
    { key: 'QST', cents: 169 },
  ],
}
const fee = {
  kind: 'fee' as const,
  grossCents: 100,
  rebateCents: 0,
  taxes: [
    { key: 'GST', cents: 5 },
    { key: 'QST', cents: 10 },
  ],
}
const sum = (lines: { cents: number }[]) => lines.reduce((total, line) => total + line.cents, 0)

test('a sale debits what the buyer owes and credits revenue, fees and taxes, one line each', () => {
  expect(salePostings([ticket, ticket, fee])).toEqual([
    { account: 'receivable', kind: null, cents: 4021 },
    { account: 'revenue', kind: 'daily_ticket', cents: -3998 },
    { account: 'rebate', kind: 'daily_ticket', cents: 600 },
    { account: 'tax:GST', kind: null, cents: -175 },
    { account: 'tax:QST', kind: null, cents: -348 },
    { account: 'fee', kind: 'fee', cents: -100 },
  ])
})
test('every transaction adds up to 0, and a paid order owes nothing', () => {
  const lines = {
    sale: salePostings([ticket, fee]),
    payment: paymentPostings('card', 2068),
    refund: refundPostings([{ ...ticket, netCents: 850 }]),
    transfer: transferPostings('card', 1104),
  }
  for (const some of [...Object.values(lines), reversed(lines.sale)]) expect(sum(some)).toBe(0)
  expect(sum([...lines.sale, ...lines.payment].filter((line) => line.account === receivable))).toBe(
    0,
  )
  expect(
    sum([...lines.refund, ...lines.transfer].filter((line) => line.account === 'refund-clearing')),
  ).toBe(0)
})
test('a sale of 0 has no lines', () => {
  expect(salePostings([{ ...ticket, grossCents: 0, rebateCents: 0, taxes: [] }])).toEqual([])
})
