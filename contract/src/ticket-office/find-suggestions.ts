import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Id, TenantId, Text } from '../primitives.ts'

const suggestedTypes = [
  'activity',
  'rental',
  'rentalModel',
  'accessory',
  'lodging',
  'product',
] as const
export const findSuggestions = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/catalog/suggestions',
  summary: 'List up to 10 catalogue records by a part of their name',
  access: 'signed-in',
  effect: 'read',
  query: z.strictObject({ collaboratorPublicId: TenantId.optional(), query: Text(100).optional() }),
  reply: z.strictObject({
    suggestions: z.array(
      z.strictObject({ publicId: Id, type: z.enum(suggestedTypes), name: Bilingual }),
    ),
  }),
  problems: [],
})
