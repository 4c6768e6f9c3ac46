import type { Reply } from '@guichet/contract/endpoint.ts'
import type { findGateTickets } from '@guichet/contract/tickets/lists/find-gate-tickets.ts'
import { expect, test } from 'vitest'
import { byStanding, standingOf } from './admission.rules.ts'
import type { GateList } from './offline.rules.ts'
import type { Reading } from './readings.rules.ts'

type Row = Reply<typeof findGateTickets>['items'][number]
const clock = Date.parse('2030-02-02T15:00:00.000Z')
const row = (fields: Partial<Row> = {}) =>
  ({
    publicId: '018f0000-0000-7000-8000-000000000002',
    ticketReferenceKey: 'ABCDEFGH23',
    displayedStatus: 'Available',
    isVoided: false,
    isBlocked: false,
    activePeriodStartDateTimeUtc: '2030-02-02T14:00:00.000Z',
    activePeriodStopDateTimeUtc: '2030-02-02T16:00:00.000Z',
    ...fields,
  }) as Row
const listWith = (...tickets: object[]) => ({
  receivedAt: clock,
  list: {
    timeZone: 'America/Toronto',
    issuedDateTimeUtc: '2030-02-02T15:00:00.000Z',
    validUntilDateTimeUtc: '2030-02-02T15:10:00.000Z',
    tickets,
  } as unknown as GateList,
})
const standing = (
  fields: Partial<Row> = {},
  { listed = [] as object[], readings = [] as Partial<Reading>[], at = clock } = {},
) => standingOf(row(fields), { list: listWith(...listed), readings: readings as Reading[] }, at)

test('a ticket of the offline list has the state that a scan would decide', () => {
  const listed = { publicId: row().publicId, ticketReferenceKey: 'ABCDEFGH23', whyNot: null }
  const opens = (fromDateTimeUtc: string | null, untilDateTimeUtc: string | null = null) => ({
    ...listed,
    fromDateTimeUtc,
    untilDateTimeUtc,
  })
  expect(standing({}, { listed: [opens(null)] })).toBe('accepted')
  expect(standing({}, { listed: [opens('2030-02-03T13:00:00.000Z')] })).toBe('tooEarly')
  expect(standing({}, { listed: [opens(null, '2030-02-02T15:00:00.000Z')] })).toBe('over')
  expect(standing({}, { listed: [{ ...opens(null), whyNot: 'used' }] })).toBe('used')
  // The state of the row is older than the list.
  expect(standing({}, { listed: [{ ...opens(null), whyNot: 'pictureMissing' }] })).toBe(
    'pictureMissing',
  )
})

test('a ticket that this device admitted is used, before the list says so', () => {
  const readings = [{ reference: 'ABCDEFGH23', ticketId: null, verdict: 'accepted' as const }]
  const listed = [{ publicId: row().publicId, ticketReferenceKey: 'ABCDEFGH23', whyNot: null }]
  expect(standing({}, { listed, readings })).toBe('used')
})

test.each([
  [{}, 'accepted'],
  [{ isVoided: true }, 'voided'],
  [{ isBlocked: true }, 'blocked'],
  [{ displayedStatus: 'Reschedulable' }, 'lostDate'],
  [{ displayedStatus: 'Schedulable' }, 'noDate'],
  [{ activePeriodStartDateTimeUtc: '2030-02-03T14:00:00.000Z' }, 'tooEarly'],
  [{ activePeriodStopDateTimeUtc: '2030-02-02T14:59:59.000Z' }, 'over'],
] as const)('a ticket that is not in the list, with %j: %s', (fields, expected) => {
  expect(standing(fields as Partial<Row>)).toBe(expected)
  // A list that is too old decides nothing.
  expect(standing(fields as Partial<Row>, { at: clock - 1 })).toBe(expected)
})

test('admitted tickets come first, then by their begin', () => {
  const at = (begin: string | null, verdict: 'accepted' | 'tooEarly' | 'over') => ({
    ticket: row({ activePeriodStartDateTimeUtc: begin }),
    standing: verdict,
  })
  const rows = [
    at(null, 'over'),
    at('2030-02-03', 'tooEarly'),
    at('2030-02-02', 'accepted'),
    at('2030-02-01', 'over'),
  ]
  expect(
    rows.toSorted(byStanding).map(({ ticket }) => ticket.activePeriodStartDateTimeUtc),
  ).toEqual(['2030-02-02', '2030-02-01', '2030-02-03', null])
})
