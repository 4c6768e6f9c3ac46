import { kinds } from '@guichet/contract/kinds.ts'
import { ticketStates } from '@guichet/contract/tickets/ticket-view.ts'
import { expect, test } from 'vitest'
import {
  activationEnd,
  canActivate,
  canMakeAvailable,
  type ActivationFacts,
} from './activation.rules.ts'

const facts: ActivationFacts = {
  kind: 'daily_ticket',
  state: 'Available',
  hasSlot: false,
  isVoided: false,
  isBlocked: false,
  isUsed: false,
}
const statesWith = (
  may: (facts: ActivationFacts) => boolean,
  over: Partial<ActivationFacts> = {},
) => ticketStates.filter((state) => may({ ...facts, ...over, state }))

test('only an available ticket is activated, and only an active one is reversed', () => {
  expect(statesWith(canActivate)).toEqual(['Available'])
  expect(statesWith(canMakeAvailable)).toEqual(['Active'])
})

test('a ticket of a slot, a cancelled one and one of another kind can neither be activated nor made available', () => {
  for (const may of [canActivate, canMakeAvailable]) {
    expect(statesWith(may, { hasSlot: true })).toEqual([])
    expect(statesWith(may, { isVoided: true })).toEqual([])
    for (const kind of kinds)
      expect(statesWith(may, { kind })).toHaveLength(kind === 'daily_ticket' ? 1 : 0)
  }
})

test('an activated ticket ends after its duration, otherwise at the end of the local day of the business', () => {
  const zone = 'America/Toronto'
  expect(activationEnd('2030-02-02T15:10:00.000Z', '04:00:00', zone)).toBe(
    '2030-02-02T19:10:00.000Z',
  )
  expect(activationEnd('2030-02-02T15:10:00.000Z', null, zone)).toBe('2030-02-03T05:00:00.000Z')
  // Late in the evening the day in UTC is already the next one.
  expect(activationEnd('2030-02-03T04:59:00.000Z', null, zone)).toBe('2030-02-03T05:00:00.000Z')
  // The clock goes forward in that night, so the local day has 23 hours.
  expect(activationEnd('2030-03-10T03:00:00.000Z', '1.00:00:00', zone)).toBe(
    '2030-03-11T02:00:00.000Z',
  )
})
