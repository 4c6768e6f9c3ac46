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

test('a ticket is accepted from half an hour before its time, and never after it', () => {
  expect(opensAt(slot)).toBe('2030-02-02T13:30:00.000Z')
  expect(read(slot, { at: '2030-02-02T13:29:59.999Z' })).toBe('tooEarly')
  expect(read(slot, { at: '2030-02-02T13:30:00.000Z' })).toBe('accepted')
  expect(read(slot, { at: '2030-02-02T15:59:59.999Z' })).toBe('accepted')
  expect(read(slot, { at: '2030-02-02T16:00:00.000Z' })).toBe('over')
  expect(read(anytime, { at: '2040-01-01T00:00:00.000Z' })).toBe('accepted')
})

test('a rejected ticket has its most severe reason', () => {
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

test('a typed number has no generation: the ticket itself decides', () => {
  expect(read(slot, { generation: null })).toBe('accepted')
  expect(read(slot, { generation: 1 })).toBe('replaced')
})

test('an entry before the ticket was cancelled was with a valid ticket', () => {
  expect(read({ ...slot, voidedAt: '2030-02-02T15:00:00.001Z' })).toBe('accepted')
  expect(read({ ...slot, voidedAt: at })).toBe('voided')
})

test('a used entry is not given a second time', () => {
  expect(resultOf(slot, { at, generation: 2 }, true)).toBe('used')
  expect(resultOf({ ...slot, isBlocked: true }, { at, generation: 2 }, true)).toBe('blocked')
})

test('a pass gives one entry per local day, a ticket of a slot one for its time, others one', () => {
  expect(entryOf(pass, '2030-02-03T04:59:00.000Z', timeZone)).toBe('2030-02-02')
  expect(entryOf(pass, '2030-02-03T05:00:00.000Z', timeZone)).toBe('2030-02-03')
  expect(entryOf(slot, at, timeZone)).toBe(slot.beginsAt)
  expect(entryOf(anytime, at, timeZone)).toBe('once')
  const begun = { ...anytime, beginsAt: at, endsAt: '2030-02-03T05:00:00.000Z' }
  expect(entryOf(begun, at, timeZone)).toBe('once')
})

test('a ticket valid for longer than a day, even one of 25 hours, gives an entry on each of its days', () => {
  const lasting = (hours: number) => ({
    ...slot,
    endsAt: new Date(Date.parse(slot.beginsAt!) + hours * 3_600_000).toISOString(),
  })
  expect(isDaily(lasting(25))).toBe(false)
  expect(isDaily(lasting(48))).toBe(true)
  expect([isDaily(pass), isDaily(slot), isDaily(anytime)]).toEqual([true, false, false])
})
