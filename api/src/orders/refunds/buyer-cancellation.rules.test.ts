import { expect, test } from 'vitest'
import { cancellableUntil, type CancellableUnit } from './buyer-cancellation.rules.ts'

const ticket: CancellableUnit = {
  kind: 'daily_ticket',
  ticket_id: 't',
  ticket_state: 'ScheduledActivation',
  ticket_begins_at: '2030-02-02T14:00:00.000Z',
  voided_at: null,
  used_at: null,
  picked_up_at: null,
  booking_id: null,
  booking_status: null,
  check_in: null,
  has_refund: false,
}
const unit = (parts: Partial<CancellableUnit>): CancellableUnit => ({ ...ticket, ...parts })
const fee = unit({ kind: 'fee', ticket_id: null, ticket_begins_at: null })
const stay = unit({
  kind: 'lodging',
  ticket_id: null,
  ticket_begins_at: null,
  booking_id: 'b',
  booking_status: 'Confirmed',
  check_in: '2030-02-01',
})
const terms = { minutesBefore: 120, timeZone: 'America/Toronto' }
const at = (units: CancellableUnit[], minutesBefore: number | null = 120) =>
  cancellableUntil(units, { ...terms, minutesBefore })

test('an order is cancelled until the chosen time before its first begin', () => {
  expect(at([ticket, fee])).toBe('2030-02-02T12:00:00.000Z')
  expect(at([ticket, unit({ ticket_begins_at: '2030-02-01T20:00:00.000Z' })], 0)).toBe(
    '2030-02-01T20:00:00.000Z',
  )
  // Nights begin with their first day in the time zone of the business.
  expect(at([ticket, stay], 0)).toBe('2030-02-01T05:00:00.000Z')
  expect(at([ticket], null)).toBeNull()
  expect(at([fee])).toBeNull()
})

test.each([
  ['a used ticket', { used_at: '2030-02-01T14:00:00.000Z' }],
  ['equipment that is out', { kind: 'equipment_rental', picked_up_at: '2030-02-01T14:00:00.000Z' }],
  ['a cancelled ticket', { voided_at: '2030-02-01T14:00:00.000Z' }],
  ['a refunded ticket', { has_refund: true }],
  ['a ticket that lost its time', { ticket_state: 'Reschedulable' }],
  ['a ticket that is valid at any time', { ticket_begins_at: null }],
  ['a pass', { kind: 'season_pass' }],
  ['a donation', { kind: 'donation', ticket_id: null }],
  ['a product', { kind: 'catalog_product', ticket_id: null }],
  ['a checked in stay', { ...stay, booking_status: 'CheckedIn' }],
] as [string, Partial<CancellableUnit>][])(
  '%s keeps its order from being cancelled',
  (_name, it) => {
    expect(at([ticket, unit(it)])).toBeNull()
  },
)

test('accessories follow their rental, and fees their order', () => {
  const skis = unit({ kind: 'equipment_rental' })
  const helmet = unit({ kind: 'accessory_rental', ticket_id: null, ticket_begins_at: null })
  expect(at([skis, helmet, fee])).toBe('2030-02-02T12:00:00.000Z')
})
