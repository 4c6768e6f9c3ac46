import { expect, test } from 'vitest'
import { bodyOf, cartOf, draftOf, emptyDraft, missingOf } from './quote.rules.ts'
import type { Quote } from './quotes.queries.ts'

const slot = {
  activationDateTimeUtc: '2030-02-02T14:00:00.000Z',
  timeslotBegin: '09:00',
  timeslotEnd: '10:00',
}
const title = { fr: 'Adulte', en: 'Adult' }
const stored = {
  title: 'Classe de neige',
  client: {
    email: 'a@example.test',
    firstName: null,
    lastName: 'Roy',
    phone: null,
    postalCode: null,
  },
  language: 'fr',
  note: null,
  internalNote: 'Rappeler',
  expiresOn: '2030-01-01',
  discount: { settings: '10%', reason: 'École' },
  rebateCodes: ['ECOLE10'],
  balance: { deposit: 20, dueDate: '2030-01-15' },
  purchaseOrder: null,
  areNamesAsked: true,
  tickets: [
    { productId: 'p1', quantity: 3, ...slot },
    { productId: 'p2', quantity: 1, parts: [{ productId: 'p3', ...slot }] },
  ],
  lines: [
    { kind: 'daily_ticket', title, categoryTitle: title, total: 60, parts: [] },
    {
      kind: 'package',
      title,
      categoryTitle: null,
      total: 40,
      parts: [{ productId: 'p3', kind: 'daily_ticket', title, quantity: 1 }],
    },
  ],
} as unknown as Quote
const sharedDateOf = () => '2030-02-02 09:00'

test('saving an unchanged quote sends what is stored', () => {
  const body = bodyOf(cartOf(stored, sharedDateOf), draftOf(stored))
  expect(body).toMatchObject({
    title: 'Classe de neige',
    tickets: stored.tickets,
    discount: { settings: '10%', reason: 'École' },
    rebateCodes: ['ECOLE10'],
    balance: { deposit: '20.00', dueDate: '2030-01-15' },
    internalNote: 'Rappeler',
    email: 'a@example.test',
  })
  expect(body).not.toHaveProperty('firstName')
  expect(body).not.toHaveProperty('note')
})

test('the lines show their times in the time zone of the business', () => {
  const [first, second] = cartOf(stored, sharedDateOf)
  expect(first!.when).toBe('2030-02-02 09:00–10:00')
  expect(second!.parts![0]!.when).toBe('2030-02-02 09:00–10:00')
})

test('missing fields are reported one at a time', () => {
  const cart = cartOf(stored, sharedDateOf)
  const empty = emptyDraft('fr', '2030-01-01')
  expect(missingOf([], empty)).toBe('lines')
  expect(missingOf(cart, empty)).toBe('title')
  const named = { ...empty, title: 'Classe' }
  expect(missingOf(cart, { ...named, discount: '10 %' })).toBe('discountReason')
  expect(missingOf(cart, { ...named, deposit: '20' })).toBe('dueDate')
  expect(missingOf(cart, named)).toBeNull()
})
