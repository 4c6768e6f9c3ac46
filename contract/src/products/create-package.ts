import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { TenantId } from '../primitives.ts'
import { Package, packageMessages } from './package.ts'

export const createPackage = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/package/internationalized',
  summary: 'Create a package at the end of the list',
  access: 'Products',
  effect: 'write',
  body: z.strictObject({ collaboratorPublicId: TenantId, ...packageMessages }),
  reply: Package,
  problems: ['NotFound', 'ListFull'],
})
