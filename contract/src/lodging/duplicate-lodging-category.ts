import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { LodgingCategory } from './lodging-category.ts'

export const duplicateLodgingCategory = endpoint({
  service: 'collaborator',
  method: 'POST',
  path: '/1.0/lodging/internationalized/:id/duplicate',
  summary: 'Copy a lodging category with its unit types to the end of the list',
  access: 'Lodging',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: LodgingCategory,
  problems: ['NotFound', 'ListFull'],
})
