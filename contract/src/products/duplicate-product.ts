import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { Product } from './product.ts'

export const duplicateProduct = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/product/internationalized/:id/duplicate',
  summary: 'Copy a product to the end of the list, inactive, with a separate stock',
  access: 'Products',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Product,
  problems: ['NotFound', 'ListFull'],
})
