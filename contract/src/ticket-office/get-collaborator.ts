import { z } from 'zod'
import { provinces } from '../businesses/provinces.ts'
import { endpoint } from '../endpoint.ts'
import { activityCategories, kinds, schedulingTypes } from '../kinds.ts'
import { Bilingual, Id, Instant, TenantId } from '../primitives.ts'
import { AccessoryOption } from '../rentals/accessory.ts'
import { RentalPricing } from '../rentals/rental-category.ts'

const PerLanguage = z.strictObject({
  name: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  /** How the business calls the kinds of things that it sells, where it has names of its own. */
  customDisplayNames: z.array(z.strictObject({ key: z.enum(kinds), value: z.string() })),
})

const Legal = z.strictObject({ termsAndConditions: z.string(), refundPolicy: z.string() })
/** What the business sells, told with its profile to whoever knows no other call. */
const catalogue = {
  profile: z.strictObject({ publicId: Id, name: Bilingual, isOnline: z.boolean() }),
  activities: z.array(
    z.strictObject({
      publicId: Id,
      name: Bilingual,
      pricingGroups: z.array(
        z.strictObject({
          category: z.enum(activityCategories),
          schedulingType: z.enum(schedulingTypes),
          pricings: z.array(
            z.strictObject({
              publicId: Id,
              title: Bilingual,
              validPeriodStartDateTimeUtc: Instant.nullable(),
              validPeriodEndDateTimeUtc: Instant.nullable(),
              validityDuration: z.string().nullable(),
            }),
          ),
        }),
      ),
    }),
  ),
  rentals: z.array(
    z.strictObject({
      publicId: Id,
      name: Bilingual,
      models: z.array(
        z.strictObject({
          publicId: Id,
          name: Bilingual,
          specifications: z.array(z.strictObject({ publicId: Id, quantity: z.int() })),
          pricings: z.array(RentalPricing),
        }),
      ),
    }),
  ),
  accessories: z.array(AccessoryOption.extend({ quantity: z.int() })),
  locations: z.array(z.strictObject({ geoLocalization: z.string() })),
  communicationAndLegalTexts: z.strictObject({
    replyEmail: z.string(),
    internationalizedLegalTexts: z.strictObject({ fr: Legal, en: Legal }),
  }),
}

export const Collaborator = z.strictObject({
  ...z.strictObject(catalogue).partial().shape,
  publicId: Id,
  name: Bilingual,
  isOnline: z.boolean(),
  staticUrl: z.string().nullable(),
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

export const getCollaborator = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/profile/:id',
  summary: 'The profile of the business, with what it sells and its legal texts',
  access: 'signed-in',
  effect: 'read',
  params: z.object({ id: TenantId }),
  /** A session begins with the profile, and needs nothing of the catalogue. */
  query: z.strictObject({ withCatalogue: z.enum(['true', 'false'], 'choice').optional() }),
  reply: Collaborator,
  problems: [],
})
