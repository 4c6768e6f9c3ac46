import type { TicketMove, TicketTime } from '@guichet/contract/tickets/ticket-view.ts'
import { expect, test } from 'vitest'
import { movesOf, timesOf } from './entry.rules.ts'

const at = (date: string): TicketTime => ({
  standing: 'set',
  beginDateTimeUtc: `${date}T14:00:00.000Z`,
  endDateTimeUtc: `${date}T17:00:00.000Z`,
  date,
  endDate: date,
  timeslotBegin: '09:00',
  timeslotEnd: '12:00',
})
const moved: TicketMove = {
  fromDateTimeUtc: '2030-01-05T14:00:00.000Z',
  movedDateTimeUtc: '2030-01-01T12:00:00.000Z',
  movedByName: 'Ève Roy',
  isMovedByClient: false,
}
const unit = (over: object) => ({
  ticketReferenceKey: 'A',
  isTicketVoided: false,
  time: at('2030-01-05'),
  moved: null,
  ...over,
})

test('pieces with the same time are listed once; a moved piece adds its own time', () => {
  expect(timesOf([unit({}), unit({})])).toEqual([{ time: at('2030-01-05'), count: 2 }])
  expect(
    timesOf([unit({}), unit({ time: at('2030-01-12') })]).map(({ time }) => time.date),
  ).toEqual(['2030-01-05', '2030-01-12'])
})

test('the time of a cancelled piece is hidden, unless all are cancelled', () => {
  const gone = unit({ isTicketVoided: true, time: at('2030-01-12') })
  expect(timesOf([gone, unit({})]).map(({ time }) => time.date)).toEqual(['2030-01-05'])
  expect(timesOf([gone]).map(({ time }) => time.date)).toEqual(['2030-01-12'])
  expect(timesOf([unit({ time: null })])).toEqual([])
})

test('pieces that were moved together are one line', () => {
  const there = { time: at('2030-01-12'), moved }
  expect(
    movesOf([
      unit({}),
      unit({ ...there, ticketReferenceKey: 'B' }),
      unit({
        ...there,
        ticketReferenceKey: 'C',
        moved: { ...moved, movedDateTimeUtc: '2030-01-01T12:00:07.000Z' },
      }),
      unit({ ...there, ticketReferenceKey: 'D', isTicketVoided: true }),
    ]),
  ).toEqual([{ references: ['B', 'C'], time: at('2030-01-12'), moved }])
})
