import { expect, test } from 'vitest'
import { activitiesOfBoard, nightOf, type SlotOfDay } from './day-board.rules.ts'

const name = (text: string) => ({ fr: text, en: text })
const slot = (over: Partial<SlotOfDay> = {}): SlotOfDay => ({
  id: 'slot',
  activity_id: 'climbing',
  name: name('Escalade'),
  position: 2,
  begins_at: '2030-02-02T14:00:00.000Z',
  ends_at: '2030-02-02T15:00:00.000Z',
  quantity: 10,
  capacity: 10,
  taken: 6,
  held: 2,
  answered: {
    timeslotBegin: '09:00',
    timeslotEnd: '10:00',
    remainingQuantity: 4,
    isAvailable: true,
  },
  ...over,
})
const board = (over: Partial<Parameters<typeof activitiesOfBoard>[0]>) =>
  activitiesOfBoard({ slots: [], onSale: [], inside: [], ...over })

test('places held by carts are taken and not sold; the free ones are computed by the engine', () => {
  const [climbing] = board({
    slots: [slot()],
    inside: [
      { activity_id: 'climbing', slot_id: 'slot', inside: 3 },
      { activity_id: 'climbing', slot_id: 'another', inside: 9 },
    ],
  })
  expect(climbing).toMatchObject({ isAnytime: false, insideAnytime: 0 })
  expect(climbing!.slots[0]).toMatchObject({ capacity: 10, sold: 4, held: 2, free: 4, inside: 3 })
})

test('a slot that offers nothing any more is closed, and keeps its sold places', () => {
  const closed = slot({
    quantity: 0,
    capacity: 6,
    held: 0,
    answered: { ...slot().answered, remainingQuantity: 0, isAvailable: false },
  })
  expect(board({ slots: [closed] })[0]!.slots[0]).toMatchObject({
    isClosed: true,
    isAvailable: false,
    sold: 6,
    free: 0,
  })
})

test('activities are in catalogue order, each once, with or without slots', () => {
  const found = board({
    slots: [slot(), slot({ id: 'later' }), slot({ activity_id: 'tubing', position: 3 })],
    onSale: [
      { id: 'museum', name: name('Musée'), position: 1, isAnytime: true, isBySlot: false },
      { id: 'tubing', name: name('Glissade'), position: 3, isAnytime: true, isBySlot: true },
      { id: 'asleep', name: name('Patin'), position: 4, isAnytime: false, isBySlot: true },
    ],
    inside: [{ activity_id: 'museum', slot_id: null, inside: 7 }],
  })
  expect(
    found.map(({ publicId, isAnytime, insideAnytime, slots }) => [
      publicId,
      isAnytime,
      insideAnytime,
      slots.length,
    ]),
  ).toEqual([
    ['museum', true, 7, 0],
    ['climbing', false, 0, 2],
    ['tubing', true, 0, 1],
  ])
  // Slots that nobody can buy are distinguished from free ones.
  expect(found.flatMap(({ slots }) => slots.map(({ isOnSale }) => isOnSale))).toEqual([
    false,
    false,
    true,
  ])
})

test('a night counts the highest number of bookings at one instant, without carts', () => {
  const from = '2030-02-02T21:00:00.000Z'
  const to = '2030-02-03T16:00:00.000Z'
  const taking = (quantity: number, beginsAt = from, endsAt = to) => ({
    quantity,
    beginsAt,
    endsAt,
  })
  const before = taking(5, '2030-02-01T21:00:00.000Z', '2030-02-02T16:00:00.000Z')
  expect(
    nightOf({ units: 4, takings: [before, taking(2), taking(1)], held: [taking(1)], from, to }),
  ).toEqual({ capacity: 4, sold: 2, held: 1, free: 1 })
  expect(nightOf({ units: 1, takings: [taking(2)], held: [], from, to }).free).toBe(-1)
})
