import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Dollars, Price, TenantId } from '../primitives.ts'
import { PackagePart, PackageParts } from './package.ts'

export const previewPackage = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/package/preview',
  summary: 'Preview the shares of a package’s price among its parts',
  access: 'Products',
  effect: 'read',
  scopes: ['quote'],
  body: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    price: Price(0, 1_000_000),
    parts: PackageParts,
  }),
  reply: z.strictObject({
    price: Dollars,
    listPrice: Dollars,
    saving: Dollars,
    parts: z.array(PackagePart),
  }),
  problems: ['NotFound'],
})
