import { expect, test } from 'vitest'
import { followUsual, freeSlotsOf, slotRequests } from './take.rules.ts'

type Slots = Parameters<typeof freeSlotsOf>[0]['activities'][number]['slots']
const slot = (publicId: string, begin: number, more: Partial<Slots[number]> = {}) =>
  ({
    publicId,
    beginTime: `${begin}:00`,
    endTime: `${begin + 1}:00`,
    beginDateTimeUtc: `2030-02-02T${begin}:00:00.000Z`,
    endDateTimeUtc: `2030-02-02T${begin + 1}:00:00.000Z`,
    free: 20,
    isAvailable: true,
    ...more,
  }) as Slots[number]
const board = (...activities: [string, Slots][]) =>
  ({
    activities: activities.map(([fr, slots]) => ({ name: { fr, en: fr }, slots })),
  }) as Parameters<typeof freeSlotsOf>[0]
const now = '2030-02-02T11:30:00.000Z'

test('running and future slots with free places on sale are listed in the order of the day', () => {
  const slots = freeSlotsOf(
    board(
      ['Ski', [slot('over', 10), slot('later', 13), slot('closed', 14, { isAvailable: false })]],
      [
        'Mur',
        [
          slot('running', 11),
          slot('full', 12, { free: 0 }),
          slot('inactive', 14, { isOnSale: false }),
          slot('huge', 15, { free: 900 }),
        ],
      ],
    ),
    now,
  )
  expect(slots.map(({ publicId, most }) => [publicId, most])).toEqual([
    ['running', 20],
    ['later', 20],
    ['huge', 50],
  ])
})

test('only wanted places are sent, and no more than are still free', () => {
  const slots = freeSlotsOf(board(['Ski', [slot('a', 12, { free: 3 }), slot('b', 13)]]), now)
  expect(slotRequests(slots, { a: 10, b: 0, gone: 4 })).toEqual([
    { timeslotPublicId: 'a', places: 3 },
  ])
})

test('slots with the usual number follow its change; slots with their own number keep it', () => {
  const slots = freeSlotsOf(
    board(['Ski', [slot('a', 12), slot('few', 13, { free: 3 }), slot('own', 14), slot('not', 15)]]),
    now,
  )
  const wanted = { a: 10, few: 3, own: 7, not: 0 }
  expect(followUsual(slots, wanted, { before: 10, now: 4 })).toEqual({ ...wanted, a: 4, few: 3 })
  expect(followUsual(slots, wanted, { before: 10, now: 2 })).toEqual({ ...wanted, a: 2, few: 2 })
})
