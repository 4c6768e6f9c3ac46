import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { kinds } from '../../kinds.ts'
import { Bilingual, Id } from '../../primitives.ts'

export const findOrderChoices = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/order/choices',
  summary: 'What orders were sold for, and by whom: what a list of orders is filtered by',
  access: 'Orders',
  effect: 'read',
  reply: z.strictObject({
    /** Products that belong to no category stand under their kind, without an id. */
    categories: z.array(
      z.strictObject({
        publicId: Id.nullable(),
        title: Bilingual,
        products: z.array(
          z.strictObject({ productId: Id, category: z.enum(kinds), title: Bilingual }),
        ),
      }),
    ),
    sellers: z.array(z.strictObject({ publicId: Id, name: z.string() })),
  }),
  problems: [],
})
