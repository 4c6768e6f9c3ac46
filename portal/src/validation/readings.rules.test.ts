import { expect, test } from 'vitest'
import {
  admittedHere,
  countsOf,
  readingOf,
  shownCode,
  withAnswers,
  withReading,
  type Reading,
  type RecordedScan,
} from './readings.rules.ts'

const timeZone = 'America/Toronto'
const reading: Reading = {
  publicId: 'r1',
  at: '2030-02-02T15:00:00.000Z',
  verdict: 'accepted',
  ticketId: 't1',
  reference: 'ABCDEFGH23',
  isDaily: false,
  holderName: null,
  isOffline: true,
}
test('a reading of an unknown code keeps what was typed; a QR code is shortened', () => {
  const forged = {
    publicId: 'r1',
    verdict: 'forged' as const,
    isOffline: true,
    ticket: null,
    code: shownCode('K7X-3'),
  }
  const kept = readingOf(forged, { at: reading.at, named: { ticketId: null, reference: null } })
  expect(kept).toMatchObject({ reference: null, code: 'K7X-3' })
  expect(shownCode(`G1.${'x'.repeat(130)}`)).toHaveLength(25)
})

const nextDay = '2030-02-03T15:00:00.000Z'

test('a ticket admitted here is recognized by its code and its number', () => {
  const seen = (
    ticketId: string | null,
    reference: string | null,
    given = reading,
    at = reading.at,
  ) => admittedHere([given], { ticketId, reference }, at, timeZone) !== undefined
  expect(seen('t1', null)).toBe(true)
  expect(seen(null, 'ABCDEFGH23')).toBe(true)
  expect(seen('t2', null)).toBe(false)
  expect(seen(null, null, { ...reading, ticketId: null, reference: null })).toBe(false)
  expect(seen('t1', null, { ...reading, verdict: 'unverified' })).toBe(false)
})

test('a pass is new again on the next day of the business, another ticket is not', () => {
  const seen = (isDaily: boolean, at: string) =>
    admittedHere([{ ...reading, isDaily }], { ticketId: 't1', reference: null }, at, timeZone) !==
    undefined
  expect([seen(true, '2030-02-03T04:59:00.000Z'), seen(true, '2030-02-03T05:00:00.000Z')]).toEqual([
    true,
    false,
  ])
  expect(seen(false, nextDay)).toBe(true)
})

test('readings are kept for two days, newest first; those of today are counted', () => {
  const readings = withReading([reading], {
    ...reading,
    publicId: 'r2',
    at: nextDay,
    verdict: 'used',
  })
  expect(readings.map(({ publicId }) => publicId)).toEqual(['r2', 'r1'])
  expect(withReading(readings, { ...reading, at: '2030-02-04T15:00:00.000Z' })).toHaveLength(2)
  expect(countsOf(readings, { at: nextDay, timeZone })).toEqual({ accepted: 0, refused: 1 })
})

test('later decisions of the server are added to the reading', () => {
  const answer = { publicId: 'r1', result: 'used', isDoubleUse: true } as RecordedScan
  expect(withAnswers([reading], [answer])[0]!.later).toEqual({ result: 'used', isDoubleUse: true })
  expect(withAnswers([reading], [{ ...answer, publicId: 'r9' }])[0]!.later).toBeUndefined()
})
