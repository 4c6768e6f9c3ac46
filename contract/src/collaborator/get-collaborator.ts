import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Bilingual, Id, TenantId } from '../primitives.ts'
import { provinces } from '../configuration/provinces.ts'

const PerLanguage = z.strictObject({ name: z.string(), shortDescription: z.string(), description: z.string() })

export const Collaborator = z.strictObject({
  publicId: Id, name: Bilingual, isOnline: z.boolean(), staticUrl: z.string().nullable(), timeZone: z.string(), province: z.enum(provinces),
  headerBackgroundColor: z.string(),
  languageSpecificFields: z.strictObject({ fr: PerLanguage, en: PerLanguage }),
  location: z.strictObject({ street: z.string(), city: z.string(), state: z.string(), country: z.string(), zipCode: z.string(), geoLocalization: z.string() }).nullable(),
  contacts: z.strictObject({ email: z.string(), phoneNumber: z.string(), webSite: z.string() }),
})

export const getCollaborator = endpoint({
  service: 'collaborator', method: 'GET', path: '/1.0/profile/:id',
  summary: 'The profile of the business', access: 'signed-in', effect: 'read',
  params: z.object({ id: TenantId }), reply: Collaborator, refusals: [],
})
