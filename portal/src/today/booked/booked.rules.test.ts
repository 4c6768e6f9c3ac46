import { expect, test } from 'vitest'
import { isMovable, lanesOf, takes, targetsOfSizes, type BookedTicket } from './booked.rules.ts'

const name = (text: string) => ({ fr: text, en: text })
const block = (over: Partial<BookedTicket> = {}): BookedTicket => ({
  id: 'x',
  version: 1,
  placeId: 'a',
  placeName: name('150 cm'),
  state: 'toPickUp',
  begin: '2030-02-02T14:00:00.000Z',
  end: '2030-02-02T16:00:00.000Z',
  guestName: null,
  person: null,
  phone: null,
  orderReference: '10000001',
  isSizeOpen: false,
  ...over,
})
const sizes = targetsOfSizes({
  items: [
    { publicId: 'a', name: name('150 cm'), free: 3, isCurrent: true },
    { publicId: 'b', name: name('160 cm'), free: 1, isCurrent: false },
    { publicId: 'c', name: name('170 cm'), free: 0, isCurrent: false },
  ],
})

test('places in the order of the catalogue with their blocks, then those that it no longer has', () => {
  const gone = block({ id: 'y', placeId: 'old', placeName: name('140 cm') })
  expect(
    lanesOf(sizes.targets, [block(), gone, { ...gone, id: 'z' }]).map(({ id, blocks }) => [
      id,
      blocks.map((found) => found.id),
    ]),
  ).toEqual([
    ['a', ['x']],
    ['b', []],
    ['c', []],
    ['old', ['y', 'z']],
  ])
})

test('a block can be moved to a place with room, but not to its own', () => {
  const [here, free, full] = sizes.targets
  expect([here, free, full].map((place) => takes(place!, block(), sizes))).toEqual([
    false,
    true,
    false,
  ])
  expect(takes(free!, block(), { ...sizes, whyNotMoved: 'unpaid' })).toBe(false)
  // Targets are not loaded yet: the server decides.
  expect(takes(full!, block(), undefined)).toBe(true)
})

test('a booking that is handed out, returned, checked in or missed cannot be moved', () =>
  expect(
    (
      ['toPickUp', 'missed', 'out', 'late', 'returned', 'Booked', 'CheckedIn', 'NoShow'] as const
    ).filter((state) => isMovable(block({ state }))),
  ).toEqual(['toPickUp', 'Booked']))
