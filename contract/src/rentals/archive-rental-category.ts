import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing, TenantId } from '../primitives.ts'

export const archiveRentalCategory = endpoint({
  service: 'collaborator',
  method: 'DELETE',
  path: '/1.0/rental/internationalized',
  summary:
    'Delete a rental category and its equipment types from the catalogue; sold items do not change',
  access: 'EquipmentRental',
  effect: 'write',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional(), rentalPublicId: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})
