import { z } from 'zod'
import { readAlong } from '../catalogue-record.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Integer, TenantId } from '../primitives.ts'
import { Product, product } from './product.ts'

export const saveProduct = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/product/internationalized/:id',
  summary: 'Save a product; a stock below the number sold is accepted and reported as overbooked',
  access: 'Products',
  effect: 'write',
  params: z.object({ id: Id }),
  body: z.strictObject({
    publicId: Id.optional(),
    collaboratorPublicId: TenantId.optional(),
    sold: Integer(0, 2_147_483_647).optional(),
    ...readAlong,
    ...product,
  }),
  reply: Product,
  problems: ['NotFound', 'StaleVersion'],
})
