import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { kinds } from '../../kinds.ts'
import { Bilingual, Id } from '../../primitives.ts'

export const findTicketProducts = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/ElasticSearchTicket/products',
  summary: 'What tickets were sold for, by category: what a list of tickets is filtered by',
  access: 'Tickets',
  effect: 'read',
  reply: z.strictObject({
    categories: z.array(
      z.strictObject({
        publicId: Id,
        title: Bilingual,
        products: z.array(
          z.strictObject({ productId: Id, category: z.enum(kinds), title: Bilingual }),
        ),
      }),
    ),
  }),
  problems: [],
})
