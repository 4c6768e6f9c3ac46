import { expect, test } from 'vitest'
import type { Activity } from '../counter/sell.queries.ts'
import { tileChosen, tilesOf } from './tiles.rules.ts'

const activity = (publicId: string, onSale: boolean, prices: readonly number[]) =>
  ({
    publicId,
    categories: [{ onSale, products: prices.map((price) => ({ price })) }],
  }) as unknown as Activity
const [ski, climbing, summer] = [
  activity('ski', true, [45, 0, 19.5]),
  activity('climbing', true, [20]),
  activity('summer', false, [30]),
]
const openOf = (activityPublicId: string) =>
  ({ activityPublicId, remaining: 12 }) as Parameters<typeof tilesOf>[2][number]
const tiles = tilesOf(
  { activities: [summer, ski, climbing] },
  ['tickets', 'rentals', 'products'],
  [openOf('climbing')],
)
const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key)

test('activities on sale keep the order of the catalogue, and the other kinds follow', () => {
  expect(keys(tiles.shown)).toEqual(['ski', 'climbing', 'rentals', 'products'])
  expect(keys(tiles.away)).toEqual(['summer'])
})

test('a tile shows the lowest price among the categories on sale', () => {
  expect(tiles.shown[0]).toMatchObject({ fromPrice: 19.5, open: null })
  expect(tiles.shown[1]).toMatchObject({ fromPrice: 20, open: { remaining: 12 } })
  expect(tiles.away[0]).toMatchObject({ fromPrice: null })
})

test('a tile is free if all of its prices are 0', () => {
  const { shown } = tilesOf({ activities: [activity('visit', true, [0])] }, ['tickets'], [])
  expect(shown[0]).toMatchObject({ fromPrice: 0 })
})

test('the wanted tile is chosen, even if it is hidden, by default the first one that is open today', () => {
  expect(tileChosen(tiles, 'summer')?.key).toBe('summer')
  expect(tileChosen(tiles, 'gone')?.key).toBe('climbing')
  expect(tileChosen(tilesOf({ activities: [summer] }, ['tickets'], []), null)?.key).toBe('summer')
  expect(tileChosen(tilesOf({ activities: [] }, [], []), null)).toBeNull()
})
