import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing } from '../primitives.ts'

export const archiveProduct = endpoint({
  service: 'collaborator',
  method: 'DELETE',
  path: '/1.0/product/internationalized/:id',
  summary: 'Delete a product from the catalogue; sold items do not change',
  access: 'Products',
  effect: 'write',
  params: z.object({ id: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})
