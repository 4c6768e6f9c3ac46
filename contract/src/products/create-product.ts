import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { Product, product } from './product.ts'

export const createProduct = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/product/internationalized',
  summary: 'Create a product at the end of the list',
  access: 'Products',
  effect: 'write',
  body: z.strictObject({ collaboratorPublicId: TenantId, ...product }),
  reply: Product,
  problems: ['NotFound', 'ListFull'],
})
