import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { upperSnakeStatuses } from '../orders/order-status.ts'
import { Id, Instant, PageOf, QueryInteger } from '../primitives.ts'

/** Page size. */
export const clientOrdersPerPage = 25

export const findClientOrders = endpoint({
  service: 'administration',
  method: 'GET',
  path: '/1.0/Clients/:profilePublicId/orders',
  summary: 'List the orders of a client, newest first',
  access: 'Clients',
  effect: 'read',
  params: z.object({ profilePublicId: Id }),
  query: z.strictObject({ page: QueryInteger(1, 400).optional() }),
  reply: PageOf(
    z.strictObject({
      orderReferenceNumber: z.string(),
      status: z.enum(upperSnakeStatuses),
      completedDateTimeUtc: Instant.nullable(),
    }),
  ),
  problems: ['NotFound'],
})
