import { z } from 'zod'
import { squareEndpoint, type SquareEndpoint } from './square-endpoint.ts'
import { notFound } from './square-error.ts'
import { squarePage } from './square-list.ts'
import { nothing, words } from './square-parameters.ts'

const list = z.strictObject({
  cursor: words(256).optional(),
  states: words(200).optional(),
  location_id: words(50).optional(),
})
const pageSize = 50

export const disputeEndpoints: SquareEndpoint[] = [
  squareEndpoint('GET /v2/disputes', ['DISPUTES_READ'], list, (provider, { merchantId, input }) => {
    const states = input.states?.split(',')
    const found = [...provider.store.disputes.values()]
      .filter(({ owner }) => owner === merchantId)
      .map(({ thing }) => thing)
      .filter(
        ({ state, location_id: location }) =>
          (states?.includes(state) ?? true) && (input.location_id ?? location) === location,
      )
    return squarePage('disputes', found, { cursor: input.cursor, limit: pageSize })
  }),
  squareEndpoint(
    'GET /v2/disputes/:id',
    ['DISPUTES_READ'],
    nothing,
    (provider, { merchantId, id }) => {
      const kept = provider.store.disputes.get(id)
      if (kept?.owner !== merchantId) throw notFound('Dispute', id, 'dispute_id')
      return { dispute: kept.thing }
    },
  ),
]
