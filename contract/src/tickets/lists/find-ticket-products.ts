import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { kinds } from '../../kinds.ts'
import { Bilingual, Id } from '../../primitives.ts'

export const findTicketProducts = endpoint({
  service: 'ticketing',
  method: 'GET',
  path: '/1.0/ElasticSearchTicket/products',
  summary: 'List the products of tickets by category, as choices for filtering a list of tickets',
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
