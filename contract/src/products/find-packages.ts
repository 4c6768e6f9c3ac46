import { z } from 'zod'
import { CatalogueSale } from '../catalogue-sale.ts'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { Package, PartOption } from './package.ts'

export const findPackages = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/package/internationalized',
  summary: 'List the packages with their state of sale, each part with its share of the price',
  access: 'Products',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({ items: z.array(Package.extend({ sale: CatalogueSale })) }),
  problems: [],
})

export const findPartOptions = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/package/parts',
  summary: 'List the products that a package can contain',
  access: 'Products',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional() }),
  reply: z.strictObject({ items: z.array(PartOption) }),
  problems: [],
})
