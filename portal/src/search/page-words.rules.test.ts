import { expect, test } from 'vitest'
import { placesByWords } from './page-words.rules.ts'

const topics = (term: string) => placesByWords(term).map(({ topic }) => topic)

test.each([
  ['TPS', 'taxes'],
  ['tvq', 'taxes'],
  ['GST', 'taxes'],
  ['taxes', 'taxes'],
  ['frais de service', 'fees'],
  ['fees', 'fees'],
  ['Stripe', 'provider'],
  ['square', 'provider'],
  ['carte', 'provider'],
  ['terminal', 'provider'],
  ['payment provider', 'provider'],
  ['rabais', 'promoCodes'],
  ['coupon', 'promoCodes'],
  ['discount', 'promoCodes'],
  ['employes', 'staff'],
  ['people', 'staff'],
  ['rôle', 'staff'],
  ['logo', 'office'],
  ['imprimante', 'sell'],
  ['printer', 'sell'],
  ['fuseau', 'settings'],
  ['API', 'keys'],
  ['loi 25', 'incidents'],
  ['mot de passe', 'account'],
  ['password', 'account'],
] as const)('%s finds the place of %s', (term, topic) => {
  expect(topics(term)).toContain(topic)
})

test('each typed word must begin a known word, and short terms find nothing', () => {
  expect(topics('carte zzz')).toEqual([])
  expect(topics('ogo')).toEqual([])
  expect(topics('ta')).toEqual([])
  expect(topics('')).toEqual([])
})

test('a part of a page opens at its own address', () => {
  expect(placesByWords('stripe')).toMatchObject([
    { page: '/payment-taxes', part: 'provider', search: { tab: 'provider' } },
  ])
  expect(placesByWords('webhook')).toMatchObject([
    { page: '/configuration', to: '/configuration/webhooks' },
  ])
})
