import { expect, test } from 'vitest'
import { ApiError } from '../../kit/api/api-error.ts'
import { slotsOf } from './allotment.rules.ts'
import {
  isPassedOver,
  salesToKeep,
  newSale,
  unsettledOf,
  waitingOf,
  withOutcome,
  withSale,
  type OfflineSale,
  type PaymentOfSale,
} from './offline-sale.rules.ts'
import { sampleAllotment } from './sample-allotment.ts'

const allotment = sampleAllotment(4)
const [slot] = slotsOf([allotment], '2030-02-02T13:30:00.000Z')
const cash: PaymentOfSale = { method: 'cash' }
const sell = (
  quantities: number[],
  sales: OfflineSale[] = [],
  paid = cash,
  at = '2030-02-02T14:10',
) =>
  newSale({ slot: slot!, quantities, paid }, sales, {
    publicId: `sale ${at}`,
    at,
  })

test('a sale takes the first free seats, costs the total of the table and stores its tickets and lines', () => {
  const first = sell([2, 1])!
  expect(first.body).toMatchObject({
    publicId: 'sale 2030-02-02T14:10',
    soldDateTimeUtc: '2030-02-02T14:10',
    timeslotPublicId: slot!.timeslotPublicId,
    expectedFinalCost: 57.49,
    payment: { method: 'cash' },
  })
  expect(first.shown.tickets.map(({ title, barcode }) => [title.fr, barcode])).toEqual([
    ['Adulte', 'code 0'],
    ['Adulte', 'code 1'],
    ['Enfant', 'code 2'],
  ])
  expect(first.shown.lines.map(({ title, count }) => [title.fr, count])).toEqual([
    ['Adulte', 2],
    ['Enfant', 1],
  ])
  expect(first.shown.totals).toMatchObject({ entriesTotal: 50, finalCost: 57.49 })
  expect(sell([1, 0], [first])!.shown.tickets[0]!.barcode).toBe('code 3')
  expect(sell([2, 0], [first]), 'more than is left').toBeNull()
  expect(sell([0, 0])).toBeNull()
})

test.each<[PaymentOfSale, unknown, unknown]>([
  [cash, { method: 'cash' }, { amount: 57.49, rounding: 0.01 }],
  [
    { ...cash, tenderedCents: 6000 },
    { method: 'cash', tendered: 60 },
    { amount: 57.49, rounding: 0.01, tendered: 60, change: 2.5 },
  ],
  [{ method: 'other', reference: 'T-12' }, { method: 'other', reference: 'T-12' }, null],
  [{ method: 'other', reference: '' }, { method: 'other' }, null],
])('payment by %j', (paid, sent, shown) => {
  const sale = sell([2, 1], [], paid)!
  expect(sale.body.payment).toEqual(sent)
  expect(sale.shown.cash).toEqual(shown)
})

test('a device sells a seat only once', () => {
  const first = sell([1, 0])!
  expect(withSale([], first)).toEqual([first])
  expect(withSale([first], sell([1, 0])!)).toBeNull()
  expect(withSale([first], sell([1, 0], [first])!)).toHaveLength(2)
})

test('the oldest sale is sent first; a refused sale is not sent and counts as unsettled', () => {
  const late = sell([1, 0], [], cash, '2030-02-02T15:00')!
  const early = sell([1, 0], [late], cash, '2030-02-02T14:00')!
  const sales = [late, early]
  expect(waitingOf(sales)).toEqual([early, late])
  const refused = withOutcome(sales, early.body.publicId, {
    state: 'refused',
    problem: 'SeatSold',
  })
  expect(waitingOf(refused)).toEqual([late])
  expect(unsettledOf(refused)).toHaveLength(2)
  const again = withOutcome(refused, early.body.publicId, { state: 'waiting' })
  expect(waitingOf(again)).toEqual([early, late])
  const order = { publicId: 'o', orderReferenceNumber: 'A-1', isOverbooked: false }
  const settled = withOutcome(sales, late.body.publicId, { state: 'settled', order })
  expect(unsettledOf(settled)).toEqual([early])
  expect(settled[0]).toMatchObject({ order })
})

test.each([
  ['the seat is sold', new ApiError('SeatSold', { status: 409 }), true],
  ['the price has changed', new ApiError('PriceChanged', { status: 409 }), true],
  ['the server is unreachable', new ApiError('Unreachable'), false],
  ['the server is busy', new ApiError('Unavailable', { status: 503 }), false],
  ['no till is open', new ApiError('NoOpenTill', { status: 409 }), false],
  ['another person is signed in', new ApiError('NoAccess', { status: 403 }), false],
  ['nobody is signed in', new ApiError('SignInRequired', { status: 401 }), false],
  ['the page has a bug', new TypeError('x is undefined'), false],
])('%s: the sale is skipped, or sending stops', (_what, error, passedOver) => {
  expect(isPassedOver(error)).toBe(passedOver)
})

test('a returned allotment takes its settled sales with it; sales without an order stay', () => {
  const first = sell([1, 0])!
  const second = sell([1, 0], [first], cash, '2030-02-02T15:00')!
  const order = { publicId: 'o', orderReferenceNumber: 'A-1', isOverbooked: false }
  const sales = withOutcome([first, second], first.body.publicId, { state: 'settled', order })
  expect(salesToKeep(sales, [allotment])).toHaveLength(2)
  expect(salesToKeep(sales, [])).toEqual([second])
})
