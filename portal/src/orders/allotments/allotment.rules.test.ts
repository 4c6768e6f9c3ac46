import { expect, test } from 'vitest'
import { mostOf, seatsFor, seatsLeft, slotsOf, totalOf, withAllotment } from './allotment.rules.ts'
import { sampleAllotment } from './sample-allotment.ts'

const before = '2030-02-02T13:30:00.000Z'
const slotOf = (places?: number, settled?: number) =>
  slotsOf([sampleAllotment(places, settled)], before)[0]!
const saleOf = (...seats: string[]) => ({
  body: { seats: seats.map((ticketPublicId) => ({ ticketPublicId })) },
})

test('slots are listed in the order of the day until they end', () => {
  const allotment = sampleAllotment()
  const [slot] = allotment.slots
  const later = {
    ...slot!,
    timeslotPublicId: 'later',
    startDateTimeUtc: '2030-02-02T16:00:00.000Z',
    endDateTimeUtc: '2030-02-02T18:00:00.000Z',
  }
  const both = [{ ...allotment, slots: [later, slot!] }]
  expect(slotsOf(both, before).map(({ timeslotPublicId }) => timeslotPublicId)).toEqual([
    slot!.timeslotPublicId,
    'later',
  ])
  expect(slotsOf(both, slot!.endDateTimeUtc)).toHaveLength(1)
  expect(slotsOf(both, later.endDateTimeUtc)).toEqual([])
})

test('seats that are settled or sold on this device are no longer left', () => {
  const slot = slotOf(4, 1)
  const [, second, third, fourth] = slot.seats
  expect(seatsLeft(slot, [])).toEqual([second, third, fourth])
  expect(seatsLeft(slot, [saleOf(third!.ticketPublicId)])).toEqual([second, fourth])
})

test.each([
  [[2, 1], 3, 57.49],
  [[2, 1], 2, undefined],
  [[0, 1], 9, 11.5],
  [[0, 0], 9, undefined],
  [[3, 1], 9, undefined],
  [[1], 9, undefined],
])('%j of %d costs the total of the table', (quantities, left, cost) => {
  expect(totalOf(slotOf().table, quantities, left)?.finalCost).toBe(cost)
})

test.each([
  ['the limit of a sale applies', 9, [0, 0], 3],
  ['the remaining places apply', 2, [0, 0], 2],
  ['the quantities of other types count', 9, [0, 1], 2],
  ['the quantity of the same type does not count', 9, [2, 1], 2],
  ['the maximum is never negative', 1, [0, 2], 0],
])('maximum of a quantity: %s', (_what, left, quantities, most) => {
  expect(mostOf(slotOf().table, { left, quantities, place: 0 })).toBe(most)
})

test('each seat becomes a ticket of the party; with too few seats none is taken', () => {
  const { table, seats } = slotOf(3)
  const [adult, child] = table.types
  expect(seatsFor(table, [2, 1], seats)).toEqual([
    { ticketPublicId: seats[0]!.ticketPublicId, productId: adult!.productId },
    { ticketPublicId: seats[1]!.ticketPublicId, productId: adult!.productId },
    { ticketPublicId: seats[2]!.ticketPublicId, productId: child!.productId },
  ])
  expect(seatsFor(table, [2, 1], seats.slice(1))).toBeNull()
  expect(seatsFor(table, [0, 0], seats)).toBeNull()
})

test('a refetched allotment replaces the stored one', () => {
  const [old, next] = [sampleAllotment(4), sampleAllotment(4, 2)]
  expect(withAllotment([old], next)).toEqual([next])
  expect(withAllotment([{ ...old, publicId: 'other' }], next)).toHaveLength(2)
})
