import { expect, test } from 'vitest'
import type { Category } from './activities.db.ts'
import { activitySale } from './activity-sale.rules.ts'

const now = '2030-01-10T15:00:00.000Z'
const category = (over: Partial<Category> = {}, ...cents: number[]): Category => ({
  id: 'c',
  kind: 'daily_ticket',
  scheduling: 'WithCalendar',
  active: true,
  saleBegins: null,
  saleEnds: null,
  validBegins: null,
  validEnds: null,
  validFor: null,
  types: cents.map((price) => ({
    id: 't',
    title: { fr: '', en: '' },
    cents: price,
    identifications: [],
  })),
  ...over,
})
const saleOf = (
  categories: Category[],
  openOn: string | null = null,
  freeOn: string | null = openOn,
) => activitySale({ categories }, { openOn, freeOn }, now)

test('an activity by slot is on sale only with a place, otherwise sold out or off season', () => {
  const daily = [category({}, 3900, 1999)]
  expect(saleOf(daily, '2030-01-10', '2030-01-11')).toEqual({
    state: 'onSale',
    fromCents: 1999,
    nextOpenDay: '2030-01-11',
  })
  expect(saleOf(daily, '2030-01-10', null)).toMatchObject({
    state: 'soldOut',
    nextOpenDay: '2030-01-10',
  })
  expect(saleOf(daily)).toMatchObject({ state: 'offSeason', nextOpenDay: null })
})

test.each([{ scheduling: 'Anytime' }, { scheduling: 'WithCalendarOrAnytime' }] as const)(
  'what is sold %o needs no slot',
  (over) => expect(saleOf([category(over, 500)])).toMatchObject({ state: 'onSale' }),
)

test('a pass on sale puts an activity without slots on sale, and one that has expired does not', () => {
  const pass = { kind: 'season_pass', scheduling: 'Anytime' } as const
  expect(saleOf([category(), category(pass, 39_900)]).state).toBe('onSale')
  expect(saleOf([category({ ...pass, validEnds: now }, 39_900)]).state).toBe('over')
})

test('the days of a season are no days of what is sold at any time', () => {
  expect(saleOf([category({ scheduling: 'Anytime' }, 500)], '2030-01-10').nextOpenDay).toBeNull()
})

test('what is not sold says when it will be, then that it was, then that it is inactive', () => {
  const [coming, past, off] = [
    category({ saleBegins: '2030-01-10T15:00:00.001Z' }, 100),
    category({ saleEnds: now }, 200),
    category({ active: false }, 300),
  ]
  expect(saleOf([off, past, coming])).toMatchObject({ state: 'notYet', fromCents: 100 })
  expect(saleOf([off, past]).state).toBe('over')
  expect(saleOf([off]).state).toBe('inactive')
  expect(saleOf([])).toEqual({ state: 'inactive', fromCents: null, nextOpenDay: null })
})

test('the price is of what is on sale, if there is any', () => {
  expect(
    saleOf([category({ active: false }, 100), category({ scheduling: 'Anytime' }, 900)]),
  ).toEqual({ state: 'onSale', fromCents: 900, nextOpenDay: null })
})
