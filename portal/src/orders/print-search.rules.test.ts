import { expect, test } from 'vitest'
import { keptPrintOf, printedAtOnce, readKeptPrint } from './print-search.rules.ts'

test.each(['tickets-80mm', 'receipt-letter', 'both-80mm', 'receipt-80mm-cash'])(
  '%s is stored and read back unchanged',
  (kept) => {
    expect(keptPrintOf(readKeptPrint(kept)!)).toBe(kept)
  },
)

test('receipts can be printed for cash sales only', () => {
  expect(readKeptPrint('receipt-80mm-cash')).toMatchObject({ what: 'receipt', isForCash: true })
  expect(readKeptPrint('receipt-80mm')).not.toHaveProperty('isForCash')
  const printed = (kept: string, isCash: boolean) =>
    printedAtOnce(readKeptPrint(kept), isCash) !== null
  expect([printed('receipt-80mm-cash', true), printed('receipt-80mm-cash', false)]).toEqual([
    true,
    false,
  ])
  expect([printed('receipt-80mm', true), printed('receipt-80mm', false)]).toEqual([true, true])
})

test.each([null, '', 'tickets', 'tickets-a0', 'everything-letter'])('%s prints nothing', (kept) => {
  expect(readKeptPrint(kept)).toBeNull()
})
