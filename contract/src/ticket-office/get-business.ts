import { z } from 'zod'
import { provinces } from '../businesses/provinces.ts'
import { endpoint } from '../endpoint.ts'
import { kinds } from '../kinds.ts'
import { Bilingual, Id, TenantId } from '../primitives.ts'

const PerLanguage = z.strictObject({
  name: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  /** Names of kinds that the business has changed. */
  customDisplayNames: z.array(z.strictObject({ key: z.enum(kinds), value: z.string() })),
})

export const BusinessProfile = z.strictObject({
  publicId: Id,
  name: Bilingual,
  isOnline: z.boolean(),
  staticUrl: z.string().nullable(),
  /** Origins of sites that may show the cart and the payment in a frame. */
  embeddingSites: z.array(z.string()),
  timeZone: z.string(),
  province: z.enum(provinces),
  headerBackgroundColor: z.string(),
  languageSpecificFields: z.strictObject({ fr: PerLanguage, en: PerLanguage }),
  location: z
    .strictObject({
      street: z.string(),
      city: z.string(),
      state: z.string(),
      country: z.string(),
      zipCode: z.string(),
      geoLocalization: z.string(),
    })
    .nullable(),
  contacts: z.strictObject({
    email: z.string(),
    phoneNumber: z.string(),
    webSite: z.string(),
    facebook: z.string(),
    instagram: z.string(),
    youtube: z.string(),
  }),
  images: z.strictObject({
    mainProfileImageUrl: z.string().nullable(),
    profileImageUrls: z.array(z.string()),
    logoImageUrl: z.string().nullable(),
    logoImageDarkUrl: z.string().nullable(),
  }),
  costDescription: z.string(),
})

/** The first call of a session: it reads nothing of the catalogue. */
export const getBusiness = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/profile/:id/summary',
  summary: 'Get the profile of the business, without its catalogue',
  access: 'signed-in',
  effect: 'read',
  beforeSecondFactor: true,
  params: z.object({ id: TenantId }),
  reply: BusinessProfile,
  problems: [],
})
