import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { Product } from './product.ts'

export const duplicateProduct = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/product/internationalized/:id/duplicate',
  summary: 'A copy of a catalogue product, inactive and placed last, with a stock of its own',
  access: 'Products',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Product,
  problems: ['NotFound', 'ListFull'],
})
