import { expect, test } from 'vitest'
import { visitTimes } from './visit-times.rules.ts'

const ski = { fr: 'Ski alpin', en: 'Skiing' }
const adult = { fr: 'Adulte', en: 'Adult' }
const unit = {
  kind: 'daily_ticket',
  category_title: ski,
  product_title: adult,
  became_category_title: null,
  became_product_title: null,
  ticket_id: 'ticket',
  ticket_state: 'Active',
  ticket_begins_at: '2030-02-02T14:00:00.000Z',
  ticket_ends_at: '2030-02-02T17:00:00.000Z',
  voided_at: null,
  booking_id: null,
  check_in: null,
  check_out: null,
}
const timesOf = (...units: (typeof unit)[]) =>
  visitTimes(units, { language: 'fr', timeZone: 'America/Toronto' })

test('tickets of the same time are one visit', () => {
  const child = { ...unit, product_title: { fr: 'Enfant', en: 'Child' } }
  expect(timesOf(unit, child, unit).map(({ summary, count }) => [summary, count])).toEqual([
    ['Ski alpin – Adulte', 2],
    ['Ski alpin – Enfant', 1],
  ])
})

test('a cancelled ticket, a pass and a ticket that waits for a date have no time', () => {
  expect(
    timesOf(
      { ...unit, voided_at: '2030-02-01T00:00:00.000Z' as never },
      { ...unit, kind: 'season_pass' },
      { ...unit, ticket_state: 'Reschedulable' },
    ),
  ).toEqual([])
})

test('a stay lasts whole days, and an exchanged ticket has its new name', () => {
  const stay = {
    ...unit,
    ticket_id: null,
    booking_id: 'b',
    check_in: '2030-02-02',
    check_out: '2030-02-04',
  }
  const exchanged = { ...unit, became_product_title: { fr: 'Aîné', en: 'Senior' } }
  expect(timesOf(stay as never, exchanged as never)).toMatchObject([
    { begins: '2030-02-02T00:00:00Z', ends: '2030-02-04T00:00:00Z', isOfDays: true },
    { summary: 'Aîné', isOfDays: false },
  ])
})
