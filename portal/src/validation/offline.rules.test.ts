import { expect, test } from 'vitest'
import {
  decideOffline,
  isTooOld,
  listAge,
  serverTime,
  type GateList,
  type StoredList,
  type ListedTicket,
  type ReadCode,
} from './offline.rules.ts'

const business = '018f0000-0000-7000-8000-000000000001'
const id = '018f0000-0000-7000-8000-000000000002'
const listed: ListedTicket = {
  publicId: id,
  ticketReferenceKey: 'ABCDEFGH23',
  generation: 2,
  item: 0,
  activePeriodStartDateTimeUtc: '2030-02-02T14:00:00.000Z',
  fromDateTimeUtc: '2030-02-02T13:30:00.000Z',
  untilDateTimeUtc: '2030-02-02T16:00:00.000Z',
  isDaily: false,
  whyNot: null,
  holderName: null,
  picture: null,
}
// The clock of the device is an hour slow.
const received = Date.parse('2030-02-02T14:00:00.000Z')
const keptWith = (ticket: ListedTicket = listed): StoredList => ({
  receivedAt: received,
  list: {
    collaboratorPublicId: business,
    issuedDateTimeUtc: '2030-02-02T15:00:00.000Z',
    validUntilDateTimeUtc: '2030-02-02T15:10:00.000Z',
    items: [{ category: 'daily_ticket', title: { fr: 'A', en: 'A' }, description: null }],
    tickets: [ticket],
  } as unknown as GateList,
})
const code: ReadCode = {
  kind: 'code',
  businessId: business,
  ticketId: id,
  generation: 2,
  isVerified: true,
}
const decide = (
  read: ReadCode,
  {
    kept = keptWith(),
    after = 0,
    isSeen = false,
  }: { kept?: StoredList | null; after?: number; isSeen?: boolean } = {},
) => {
  const { verdict, doubt } = decideOffline(read, { kept, clock: received + after, isSeen })
  return doubt ?? verdict
}
const minutes = 60_000

test('the age of a list is measured by the device’s clock, and it expires after ten minutes', () => {
  expect(serverTime(keptWith(), received + minutes)).toBe('2030-02-02T15:01:00.000Z')
  expect(isTooOld(keptWith(), received + 10 * minutes)).toBe(false)
  expect(isTooOld(keptWith(), received + 10 * minutes + 1)).toBe(true)
  // After the clock was set back, the age is unknown.
  expect(listAge(keptWith(), received - 1)).toBe(Infinity)
  expect(decide(code, { after: -1 })).toBe('oldList')
})

test('only verified and listed tickets within their time are admitted', () => {
  expect(decide(code)).toBe('accepted')
  expect(decide({ kind: 'typed', reference: 'ABCDEFGH23' })).toBe('accepted')
  expect(decide(code, { after: 10 * minutes + 1 })).toBe('oldList')
  expect(decide(code, { kept: null })).toBe('noList')
  expect(decide({ ...code, isVerified: false })).toBe('noKey')
  expect(decide({ ...code, ticketId: business })).toBe('notListed')
  expect(decide({ kind: 'typed', reference: 'ZZZZZZZZZZ' })).toBe('notListed')
  const doubtful = decideOffline(code, { kept: null, clock: received, isSeen: false })
  expect(doubtful.verdict).toBe('unverified')
})

test('forged codes, other businesses and tickets admitted here are refused, however old the list is', () => {
  const late = { after: 60 * minutes }
  expect(decide({ kind: 'forged' }, late)).toBe('forged')
  expect(decide({ ...code, businessId: id }, late)).toBe('otherBusiness')
  expect(decide({ ...code, businessId: id, isVerified: false }, late)).toBe('forged')
  expect(decide(code, { ...late, isSeen: true })).toBe('used')
  expect(decide(code, { kept: null, isSeen: true })).toBe('used')
})

test('a refused ticket shows the first reason: the state of the ticket, then code, time and entries', () => {
  const withListed = (over: Partial<ListedTicket>) =>
    decide(code, { kept: keptWith({ ...listed, ...over }) })
  expect(withListed({ whyNot: 'blocked', generation: 3 })).toBe('blocked')
  expect(withListed({ whyNot: 'used', generation: 3 })).toBe('replaced')
  expect(withListed({ fromDateTimeUtc: '2030-02-02T15:00:00.001Z' })).toBe('tooEarly')
  expect(withListed({ untilDateTimeUtc: '2030-02-02T15:00:00.000Z' })).toBe('over')
  expect(withListed({ whyNot: 'used' })).toBe('used')
  expect(withListed({ fromDateTimeUtc: null, untilDateTimeUtc: null })).toBe('accepted')
})
