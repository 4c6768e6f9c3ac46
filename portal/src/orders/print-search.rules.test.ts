import { expect, test } from 'vitest'
import { keptPrintOf, readKeptPrint } from './print-search.rules.ts'

test.each(['tickets-80mm', 'receipt-letter', 'both-80mm'])('%s is kept and read again', (kept) => {
  expect(keptPrintOf(readKeptPrint(kept)!)).toBe(kept)
})

test.each([null, '', 'tickets', 'tickets-a0', 'everything-letter'])('%s prints nothing', (kept) => {
  expect(readKeptPrint(kept)).toBeNull()
})
