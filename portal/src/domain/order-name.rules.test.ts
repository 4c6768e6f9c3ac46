import { expect, test } from 'vitest'
import { orderNameOf } from './order-name.rules.ts'

const nobody = { firstName: null, lastName: null, email: null }
const party = { name: 'Jean Roy', others: 3 }

test.each([
  ['Ève Roy', { ...nobody, firstName: 'Ève', lastName: 'Roy', party }],
  ['Roy', { ...nobody, lastName: 'Roy' }],
  ['Jean Roy + 3', { ...nobody, email: 'a@exemple.test', party }],
  ['Jean Roy', { ...nobody, party: { name: 'Jean Roy', others: 0 } }],
  ['a@exemple.test', { ...nobody, email: 'a@exemple.test' }],
  [null, nobody],
])('an order is named %s', (name, order) => {
  expect(orderNameOf(order)).toBe(name)
})
