import { expect, test } from 'vitest'
import type { CartLine } from '../../../domain/cart.rules.ts'
import { changeOf } from './changed-line.rules.ts'

const title = { fr: 'Adulte', en: 'Adult' }
const line: CartLine = {
  key: 'a',
  productId: 'a',
  kind: 'daily_ticket',
  title,
  activity: null,
  quantity: 2,
  chosen: {},
  when: '',
  identifications: [],
}
const restored = {
  cart: [line],
  shown: { finalCents: 4598, lines: [{ key: 'a', quantity: 2, cents: 4000 }] },
}

test('a changed price and a changed name are reported with their old values', () => {
  expect(changeOf(line, restored, { cents: 4400, title })).toEqual({
    cents: { was: 4000, is: 4400 },
    wasNamed: null,
  })
  const renamed = { fr: 'Grand', en: 'Grown-up' }
  expect(changeOf(line, restored, { cents: 4000, title: renamed })).toEqual({
    cents: null,
    wasNamed: title,
  })
})

test('unchanged lines, lines changed by the clerk and new lines are not reported', () => {
  expect(changeOf(line, restored, { cents: 4000, title })).toBeNull()
  expect(changeOf(line, restored, { cents: undefined, title: undefined })).toBeNull()
  expect(changeOf({ ...line, quantity: 3 }, restored, { cents: 6000, title })).toBeNull()
  const more = { ...line, accessories: [{ productId: 'h', title, quantity: 1 }] }
  expect(changeOf(more, restored, { cents: 4500, title })).toBeNull()
  expect(changeOf({ ...line, key: 'b' }, restored, { cents: 1, title })).toBeNull()
  expect(changeOf(line, { ...restored, shown: null }, { cents: 1, title })).toBeNull()
  expect(changeOf(line, null, { cents: 1, title })).toBeNull()
})
