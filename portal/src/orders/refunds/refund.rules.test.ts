import { expect, test } from 'vitest'
import type { Order } from '../orders.queries.ts'
import { areAllChosen, deletableRows, deletions, proposedFor } from './delete-choices.rules.ts'
import {
  refundRequestOf,
  hasReturns,
  percentOf,
  pickedByAmount,
  refundRows,
  withSupplements,
} from './refund.rules.ts'

const unit = (publicId: string, more = {}) => ({
  publicId,
  ordinal: 1,
  paid: 22.98,
  refunded: 0,
  refundable: 22.98,
  ticketPublicId: `t-${publicId}`,
  ticketReferenceKey: publicId,
  isTicketVoided: false,
  isCanceled: false,
  bookingPublicId: null,
  ...more,
})
const order = (finalCost: number, units: ReturnType<typeof unit>[]) =>
  ({
    publicId: 'o',
    isFree: finalCost === 0,
    totalPaid: finalCost,
    invoice: {
      finalCost,
      lodgingEntries: [],
      entries: [
        {
          productId: 'p',
          productTitle: { fr: 'Adulte', en: 'Adult' },
          categoryTitle: null,
          activationDateTimeUtc: '2026-11-21T14:00:00.000Z',
          timeslotBegin: '09:00',
          timeslotEnd: '11:00',
          units,
        },
      ],
    },
  }) as unknown as Order

test('a percentage is an integer from 1 to 100, and other values are refused', () => {
  expect(['1', '50', '100'].map(percentOf)).toEqual([1, 50, 100])
  expect(['0', '', '-1', '1.5', 'x', '101', '150'].map(percentOf).filter(Boolean)).toEqual([])
})

test('the request names each unit, with the product and times stored on its line', () => {
  const rows = refundRows(order(22.98, [unit('a'), unit('b')]))
  expect(refundRequestOf('o', rows, { b: '50' })).toEqual({
    orderPublicId: 'o',
    isRefundingAll: false,
    lodgingProductsToRefund: [],
    productsToRefund: [
      {
        productId: 'p',
        refundPercentage: 50,
        activationDateTimeUtc: '2026-11-21T14:00:00.000Z',
        timeslotBegin: '09:00',
        timeslotEnd: '11:00',
        unitPublicId: 'b',
      },
    ],
  })
  expect(refundRequestOf('o', rows, {})).toBeNull()
  expect(refundRequestOf('o', rows, { a: '100', b: '' })).toBeNull()
})

test('a valid amount is sent as typed, for the picked rows in full', () => {
  const rows = refundRows(order(40, [unit('a'), unit('b')]))
  expect(refundRequestOf('o', rows, { a: '30', b: '' }, '12.50')).toMatchObject({
    amount: '12.50',
    productsToRefund: [{ refundPercentage: 100 }, { refundPercentage: 100 }],
  })
  for (const bad of ['', '0', '-4', '1e5', '12.345', 'NaN'])
    expect(refundRequestOf('o', rows, { a: '100' }, bad)).toBeNull()
  expect(refundRequestOf('o', rows, { a: '100' })).not.toHaveProperty('amount')
  const amounts = new Map([
    ['a', 22.98],
    ['b', 22.97],
  ])
  expect(pickedByAmount(rows, { a: '100', b: '100' }, amounts)).toEqual({ a: '100', b: '1' })
})

test('refunded pieces cannot be picked; free pieces can until they are cancelled', () => {
  expect(
    refundRows(order(40, [unit('a'), unit('b', { refundable: 0 })])).map(({ isOpen }) => isOpen),
  ).toEqual([true, false])
  expect(
    refundRows(
      order(0, [unit('a', { refundable: 0 }), unit('b', { refundable: 0, isCanceled: true })]),
    ).map(({ isOpen }) => isOpen),
  ).toEqual([true, false])
})

test('every valid ticket of the selection needs an answer, and only `yes` deletes it', () => {
  const rows = refundRows(order(60, [unit('a'), unit('b'), unit('c', { isTicketVoided: true })]))
  const asked = deletableRows(rows, { a: '100', c: '100' })
  expect(asked.map(({ key }) => key)).toEqual(['a'])
  expect(deletableRows(rows, null)).toHaveLength(2)
  expect(areAllChosen(asked, {})).toBe(false)
  expect(areAllChosen(asked, { a: 'default' })).toBe(false)
  expect(areAllChosen(asked, { a: 'no' })).toBe(true)
  expect(deletions(deletableRows(rows, null), { a: 'yes', b: 'no' })).toEqual({
    ticketPublicIdsToBeDeleted: ['t-a'],
    bookingPublicIdsToBeDeleted: [],
    returnedNow: [],
  })
})

test('cancellation is suggested for full refunds, unless the business set it to always or never', () => {
  const proposed = (proposal?: 'always' | 'never') =>
    ['100', '99', undefined].map((percent) =>
      proposedFor({ unitPublicId: 'a' }, percent ? { a: percent } : null, proposal),
    )
  expect(proposed()).toEqual(['yes', 'no', 'yes'])
  expect(proposed('always')).toEqual(['yes', 'yes', 'yes'])
  expect(proposed('never')).toEqual(['no', 'no', 'no'])
})

test('a cancelled ticket frees a spot, equipment, a unit, or nothing', () => {
  const time = (standing: string) => ({ time: { standing }, moved: null })
  const holds = (kind: string, timeslotBegin: string | null, more: object) => {
    const { invoice, ...rest } = order(60, [unit('a', more)])
    const entries = invoice.entries.map((entry) => ({ ...entry, kind, timeslotBegin }))
    return deletableRows(
      refundRows({ ...rest, invoice: { ...invoice, entries } } as unknown as Order),
      null,
    ).map((item) => item.holds)
  }
  expect(holds('daily_ticket', '09:00', time('set'))).toEqual(['spot'])
  expect(holds('daily_ticket', '09:00', time('toBeChosen'))).toEqual(['nothing'])
  expect(holds('daily_ticket', null, time('anytime'))).toEqual(['nothing'])
  expect(holds('daily_ticket', null, time('set'))).toEqual(['nothing'])
  expect(holds('season_pass', null, time('season'))).toEqual(['nothing'])
  expect(holds('equipment_rental', null, time('set'))).toEqual(['equipment'])
  const booked = { ticketPublicId: null, bookingPublicId: 'b', ...time('set') }
  expect(holds('lodging', null, booked)).toEqual(['unit'])
})

test('products return to stock only if they are refunded in full', () => {
  const { invoice, ...rest } = order(48, [
    unit('a', { ticketPublicId: null }),
    unit('b', { ticketPublicId: null, refundable: 0 }),
  ])
  const rows = refundRows({
    ...rest,
    invoice: {
      ...invoice,
      entries: invoice.entries.map((entry) => ({ ...entry, kind: 'catalog_product' as const })),
    },
  })
  expect([
    hasReturns(rows, { a: '100' }),
    hasReturns(rows, { a: '40' }),
    hasReturns(rows, { b: '100' }),
    hasReturns(rows, null),
  ]).toEqual([true, false, false, true])
  expect(hasReturns(refundRows(order(48, [unit('a')])), null)).toBe(false)
})

test('each ticket and booking of the parts of a picked package needs an answer', () => {
  const part = (kind: string, ids: string[]) => ({
    kind,
    title: { fr: kind, en: kind },
    categoryTitle: null,
    count: ids.length,
    activationDateTimeUtc: null,
    timeslotBegin: null,
    timeslotEnd: null,
    checkInDate: null,
    checkOutDate: null,
    units: ids.map((publicId) => ({
      publicId,
      ticketPublicId: kind === 'lodging' ? null : `t-${publicId}`,
      ticketReferenceKey: publicId,
      isTicketVoided: false,
      bookingPublicId: kind === 'lodging' ? `b-${publicId}` : null,
    })),
  })
  const { invoice, ...rest } = order(400, [
    unit('one', { ticketPublicId: null, ordinal: 0 }),
    unit('two', { ticketPublicId: null, ordinal: 1 }),
  ])
  const rows = refundRows({
    ...rest,
    invoice: {
      ...invoice,
      entries: invoice.entries.map((entry) => ({
        ...entry,
        kind: 'package' as const,
        count: 2,
        parts: [part('daily_ticket', ['a', 'b', 'c', 'd']), part('lodging', ['x', 'y'])],
      })),
    },
  } as unknown as Order)
  const cancellable = deletableRows(rows, { two: '100' })
  expect(
    deletions(cancellable, Object.fromEntries(cancellable.map(({ key }) => [key, 'yes']))),
  ).toEqual({
    ticketPublicIdsToBeDeleted: ['t-c', 't-d'],
    bookingPublicIdsToBeDeleted: ['b-y'],
    returnedNow: [],
  })
})

test('cancellation is never suggested for pieces in use; their return is recorded with it', () => {
  const used = { unitPublicId: 'a', usedDateTimeUtc: '2030-01-01T15:00:00.000Z' }
  const out = { unitPublicId: 'a', withClient: 'pickedUp' } as const
  for (const piece of [used, out]) {
    expect(proposedFor(piece, null)).toBe('no')
    expect(proposedFor(piece, null, 'always')).toBe('no')
  }
  const [row] = refundRows(order(22.98, [unit('a', { withClient: 'pickedUp' })]))
  expect(row!.cancellable[0]).toMatchObject({ withClient: 'pickedUp' })
  expect(deletions(row!.cancellable, { a: 'returned' })).toEqual({
    ticketPublicIdsToBeDeleted: ['t-a'],
    bookingPublicIdsToBeDeleted: [],
    returnedNow: ['t-a'],
  })
})

test('the supplement of an exchange is picked and unpicked with its ticket', () => {
  const rows = refundRows(
    order(45.96, [
      unit('a'),
      unit('s', {
        ticketPublicId: null,
        ticketReferenceKey: null,
        supplementTo: { unitPublicId: 'a', ticketReferenceKey: 'a' },
      }),
      unit('b'),
    ]),
  )
  const both = withSupplements(rows, { b: '50' }, 'a', '100')
  expect(both).toEqual({ a: '100', b: '50', s: '100' })
  expect(withSupplements(rows, both, 'a', null)).toEqual({ b: '50' })
  expect(withSupplements(rows, {}, 's', '100')).toEqual({ s: '100' })
})
