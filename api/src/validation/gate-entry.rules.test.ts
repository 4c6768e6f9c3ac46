import { expect, test } from 'vitest'
import { entryOf, isDaily, opensAt, resultOf, type GateFacts } from './gate-entry.rules.ts'

const timeZone = 'America/Toronto'
const slot: GateFacts = {
  kind: 'daily_ticket',
  state: 'ScheduledActivation',
  generation: 2,
  beginsAt: '2030-02-02T14:00:00.000Z',
  endsAt: '2030-02-02T16:00:00.000Z',
  hasSlot: true,
  voidedAt: null,
  isBlocked: false,
  isPictureMissing: false,
}
const pass: GateFacts = {
  ...slot,
  kind: 'season_pass',
  hasSlot: false,
  beginsAt: '2029-11-15T05:00:00.000Z',
  endsAt: '2030-04-15T04:00:00.000Z',
}
const anytime: GateFacts = {
  ...slot,
  state: 'Available',
  hasSlot: false,
  beginsAt: null,
  endsAt: null,
}
const at = '2030-02-02T15:00:00.000Z'
const read = (ticket: GateFacts, over: { at?: string; generation?: number | null } = {}) =>
  resultOf(ticket, { at, generation: 2, ...over }, false)

test('a ticket lets in from half an hour before its time, and never when it is over', () => {
  expect(opensAt(slot)).toBe('2030-02-02T13:30:00.000Z')
  expect(read(slot, { at: '2030-02-02T13:29:59.999Z' })).toBe('tooEarly')
  expect(read(slot, { at: '2030-02-02T13:30:00.000Z' })).toBe('accepted')
  expect(read(slot, { at: '2030-02-02T15:59:59.999Z' })).toBe('accepted')
  expect(read(slot, { at: '2030-02-02T16:00:00.000Z' })).toBe('over')
  expect(read(anytime, { at: '2040-01-01T00:00:00.000Z' })).toBe('accepted')
})

test('why a ticket lets nobody in, the gravest reason first', () => {
  const all = {
    ...slot,
    voidedAt: at,
    isBlocked: true,
    state: 'Reschedulable',
    generation: 3,
    isPictureMissing: true,
  }
  expect(read(all)).toBe('voided')
  expect(read({ ...all, voidedAt: null })).toBe('blocked')
  expect(read({ ...all, voidedAt: null, isBlocked: false })).toBe('lostDate')
  expect(read({ ...slot, state: 'Schedulable' })).toBe('noDate')
  expect(read({ ...slot, generation: 3, isPictureMissing: true })).toBe('replaced')
  expect(read({ ...slot, isPictureMissing: true })).toBe('pictureMissing')
  expect(read(slot)).toBe('accepted')
})

test('a number that was typed has no generation: the ticket itself decides', () => {
  expect(read(slot, { generation: null })).toBe('accepted')
  expect(read(slot, { generation: 1 })).toBe('replaced')
})

test('who came in before the ticket was voided came in by a good ticket', () => {
  expect(read({ ...slot, voidedAt: '2030-02-02T15:00:00.001Z' })).toBe('accepted')
  expect(read({ ...slot, voidedAt: at })).toBe('voided')
})

test('an entry that was given is given no second time', () => {
  expect(resultOf(slot, { at, generation: 2 }, true)).toBe('used')
  expect(resultOf({ ...slot, isBlocked: true }, { at, generation: 2 }, true)).toBe('blocked')
})

test('a pass gives one entry each day of the business, a ticket of a slot one for its time, others one', () => {
  expect(entryOf(pass, '2030-02-03T04:59:00.000Z', timeZone)).toBe('2030-02-02')
  expect(entryOf(pass, '2030-02-03T05:00:00.000Z', timeZone)).toBe('2030-02-03')
  expect(entryOf(slot, at, timeZone)).toBe(slot.beginsAt)
  expect(entryOf(anytime, at, timeZone)).toBe('once')
  const begun = { ...anytime, beginsAt: at, endsAt: '2030-02-03T05:00:00.000Z' }
  expect(entryOf(begun, at, timeZone)).toBe('once')
})

test('what is valid for longer than a day, of 25 hours too, gives an entry on each of its days', () => {
  const lasting = (hours: number) => ({
    ...slot,
    endsAt: new Date(Date.parse(slot.beginsAt!) + hours * 3_600_000).toISOString(),
  })
  expect(isDaily(lasting(25))).toBe(false)
  expect(isDaily(lasting(48))).toBe(true)
  expect([isDaily(pass), isDaily(slot), isDaily(anytime)]).toEqual([true, false, false])
})
