import { expect, test } from 'vitest'
import type { Order } from '../orders.queries.ts'
import { reschedulableTickets } from './reschedule.rules.ts'

const text = (fr: string) => ({ fr, en: `${fr} (en)` })
const unit = (id: string, over: object = {}) => ({
  ticketPublicId: id,
  ticketReferenceKey: id.toUpperCase(),
  isReschedulable: true,
  exchangedFor: null,
  time: { standing: 'set' },
  ...over,
})
const orderWith = (units: object[], parts: object[] = []) =>
  ({ invoice: { entries: [{ productTitle: text('Adulte'), units, parts }] } }) as unknown as Order

test('tickets with a time are listed, including those of parts, each by its current product', () => {
  const evening = { exchangedFor: { productTitle: text('Soir') } }
  const order = orderWith(
    [unit('a'), unit('b', evening), unit('c', { isReschedulable: false })],
    [{ title: text('Visite'), units: [unit('d'), unit('e', evening)] }],
  )
  expect(reschedulableTickets(order).map(({ publicId, title }) => [publicId, title.fr])).toEqual([
    ['a', 'Adulte'],
    ['b', 'Soir'],
    ['d', 'Visite'],
    ['e', 'Soir'],
  ])
})
