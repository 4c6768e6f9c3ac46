import { expect, test } from 'vitest'
import { displayedState, newTicketState } from './ticket.rules.ts'

const slot = { begins_at: '2026-12-01T14:00:00.000Z', ends_at: '2026-12-01T21:00:00.000Z' }
const [before, during, after] = [
  '2026-12-01T13:59:59.999Z',
  '2026-12-01T14:00:00.000Z',
  '2026-12-01T21:00:00.000Z',
]

test('a new ticket waits for its slot, runs in it, or is valid at any time', () => {
  expect(newTicketState(slot, before).state).toBe('ScheduledActivation')
  expect(newTicketState(slot, during).state).toBe('Active')
  expect(newTicketState(null, during)).toEqual({ state: 'Available', beginsAt: null, endsAt: null })
})

test.each([
  ['ScheduledActivation', before, 'ScheduledActivation'],
  ['ScheduledActivation', during, 'Active'],
  ['ScheduledActivation', after, 'Expired'],
  ['Active', before, 'Expired'],
  ['Active', during, 'Active'],
  ['Active', after, 'Expired'],
  ['Reschedulable', after, 'Reschedulable'],
  ['Expired', during, 'Expired'],
] as const)('%s at %s is shown as %s', (state, now, shown) =>
  expect(displayedState({ state, beginsAt: slot.begins_at, endsAt: slot.ends_at }, now)).toBe(
    shown,
  ),
)
