import { expect, test } from 'vitest'
import { whyNotMovable, whyNotMovedTo, type MoveFacts } from './move-ticket.rules.ts'

const now = '2026-11-21T15:00:00.000Z'
const ticket: MoveFacts = {
  kind: 'daily_ticket',
  state: 'ScheduledActivation',
  beginsAt: '2026-11-22T14:00:00.000Z',
  endsAt: '2026-11-22T17:00:00.000Z',
  isVoided: false,
  slotId: 's',
  isPickedUp: false,
}

test('a ticket of a future or running slot moves, and so does equipment that was not picked up yet', () => {
  expect(whyNotMovable(ticket, now)).toBeNull()
  expect(
    whyNotMovable(
      {
        ...ticket,
        state: 'Active',
        beginsAt: '2026-11-21T14:00:00.000Z',
        endsAt: '2026-11-21T17:00:00.000Z',
      },
      now,
    ),
  ).toBeNull()
  expect(whyNotMovable({ ...ticket, kind: 'equipment_rental', slotId: null }, now)).toBeNull()
})
test('a ticket that lost its time can always get another one, regardless of how long ago that was', () => {
  expect(
    whyNotMovable(
      { ...ticket, state: 'Reschedulable', slotId: null, beginsAt: null, endsAt: null },
      now,
    ),
  ).toBeNull()
})
test('a cancelled ticket, a pass, a ticket without a time, a past one and equipment that is out cannot move, with the reason', () => {
  expect(whyNotMovable({ ...ticket, isVoided: true }, now)).toBe('void')
  expect(whyNotMovable({ ...ticket, kind: 'season_pass' }, now)).toBe('kind')
  expect(
    whyNotMovable(
      { ...ticket, state: 'Available', slotId: null, beginsAt: null, endsAt: null },
      now,
    ),
  ).toBe('noTime')
  expect(
    whyNotMovable(
      { ...ticket, beginsAt: '2026-11-20T14:00:00.000Z', endsAt: '2026-11-20T17:00:00.000Z' },
      now,
    ),
  ).toBe('expired')
  expect(whyNotMovable({ ...ticket, state: 'Expired' }, now)).toBe('expired')
  expect(
    whyNotMovable({ ...ticket, kind: 'equipment_rental', slotId: null, isPickedUp: true }, now),
  ).toBe('pickedUp')
})
test('a move to the same time is no move', () => {
  expect(whyNotMovedTo(ticket, { slotId: 's', beginsAt: ticket.beginsAt! }, now)).toBe('sameTime')
  expect(whyNotMovedTo(ticket, { slotId: 't', beginsAt: ticket.beginsAt! }, now)).toBeNull()
  expect(
    whyNotMovedTo(
      { ...ticket, kind: 'equipment_rental', slotId: null },
      { slotId: null, beginsAt: ticket.beginsAt! },
      now,
    ),
  ).toBe('sameTime')
  expect(
    whyNotMovedTo(
      { ...ticket, state: 'Reschedulable', slotId: null },
      { slotId: 's', beginsAt: ticket.beginsAt! },
      now,
    ),
  ).toBeNull()
})
