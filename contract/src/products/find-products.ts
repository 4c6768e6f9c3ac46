import { z } from 'zod'
import { CatalogueSale } from '../catalogue-sale.ts'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { Product } from './product.ts'

export const findProducts = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/product/internationalized',
  summary:
    'List the products of the catalogue, with the number sold of their stock and their state of sale',
  access: 'Products',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({ items: z.array(Product.extend({ sale: CatalogueSale })) }),
  problems: [],
})
