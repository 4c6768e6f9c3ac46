import { expect, test } from 'vitest'
import { ApiError } from '../kit/api/api-error.ts'
import { atOwnRows, changedPlaces } from './sent-rows.rules.ts'

const refused = (...fields: string[]) =>
  new ApiError('InvalidRequest', {
    fields: fields.map((field) => ({ field, rule: 'order', detail: 'No.' })),
  })
const fieldsOf = (error: unknown) => (error as ApiError).fields.map(({ field }) => field)

test('only changed rows are sent, and an error is shown at its own row', () => {
  const places = { pricings: changedPlaces(['a', 'b', 'c'], (place) => place !== 0) }
  expect(places).toEqual({ pricings: [1, 2] })
  const sent = refused(
    'pricings.0.price',
    'pricings.1.activityPricingDetails.0.price',
    'category',
    'pricings',
  )
  expect(fieldsOf(atOwnRows(sent, places))).toEqual([
    'pricings.1.price',
    'pricings.2.activityPricingDetails.0.price',
    'category',
    'pricings',
  ])
})

test('errors without fields are unchanged', () => {
  const stale = new ApiError('StaleVersion')
  expect(atOwnRows(stale, {})).toBe(stale)
  expect(atOwnRows(null, {})).toBeNull()
})
