import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, Nothing, TenantId } from '../primitives.ts'

export const archiveRentalCategory = endpoint({
  service: 'collaborator',
  method: 'DELETE',
  path: '/1.0/rental/internationalized',
  summary:
    'Takes a rental category out of the catalogue, with its equipment types; what was sold stays as it is',
  access: 'EquipmentRental',
  effect: 'write',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional(), rentalPublicId: Id }),
  reply: Nothing,
  problems: ['NotFound'],
})
