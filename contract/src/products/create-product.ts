import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { Product, product } from './product.ts'

export const createProduct = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/product/internationalized',
  summary: 'A new catalogue product, placed last',
  access: 'Products',
  effect: 'write',
  body: z.strictObject({ collaboratorPublicId: TenantId, ...product }),
  reply: Product,
  problems: ['NotFound', 'ListFull'],
})
