import { expect, test } from 'vitest'
import { sharedDateOf } from './shared-date.rules.ts'

const nothing = { date: null, begin: null }
const anytime = { chosen: {}, when: '' }
const ticket = {
  chosen: {
    activationDateTimeUtc: '2030-02-02T18:00:00.000Z',
    timeslotBegin: '13:00',
    timeslotEnd: '16:00',
  },
  when: '2030-02-02 13:00–16:00',
}
const skis = {
  chosen: { activationDateTimeUtc: '2030-02-02T17:30:00.000Z', specificationPublicId: 'size' },
  when: '2030-02-02 12:30 · 2 h',
}
const night = {
  chosen: { checkInDate: '2030-02-02', checkOutDate: '2030-02-03', numberOfPerson: 2 },
  when: '2030-02-02 → 2030-02-03',
}

test('a ticket sets the day and the hour, whatever undated lines there are', () => {
  const expected = { date: '2030-02-02', begin: '13:00' }
  expect(sharedDateOf([ticket], nothing)).toEqual(expected)
  expect(sharedDateOf([anytime, ticket, night], nothing)).toEqual(expected)
  expect(sharedDateOf([ticket], { date: '2030-02-01', begin: '09:00' })).toEqual(expected)
})

test('rentals and stays set the day and reset the hour of another day', () => {
  for (const line of [skis, night]) {
    expect(sharedDateOf([line], { date: '2030-02-02', begin: '13:00' })).toEqual({
      date: '2030-02-02',
      begin: '13:00',
    })
    expect(sharedDateOf([line], { date: '2030-02-01', begin: '13:00' })).toEqual({
      date: '2030-02-02',
      begin: null,
    })
  }
})

test('undated lines set nothing', () => {
  expect(sharedDateOf([anytime], nothing)).toBeNull()
  expect(sharedDateOf([], nothing)).toBeNull()
})
