import { expect, test } from 'vitest'
import { beginsOf, durationsOf } from './rental-choices.rules.ts'

const product = (duration: string) => ({ productId: duration, duration, price: 10 })
const begin = (beginTime: string) => ({ beginTime, beginDateTimeUtc: beginTime, durations: [] })

test('durations are those of any model, from the shortest', () => {
  const products = [
    ['1.00:00:00', '04:00:00'],
    ['10:00:00', '04:00:00'],
  ]
  expect(durationsOf(products.map((each) => ({ products: each.map(product) })))).toEqual([
    '04:00:00',
    '10:00:00',
    '1.00:00:00',
  ])
})

test('begin times are those of any model, in their order', () => {
  const models = [
    ['13:30', '09:00'],
    ['09:00', '10:00'],
  ]
  expect(
    beginsOf(models.map((each) => ({ begins: each.map(begin) }))).map((each) => each.beginTime),
  ).toEqual(['09:00', '10:00', '13:30'])
})
