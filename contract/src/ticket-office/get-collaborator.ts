import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { activityCategories, schedulingTypes } from '../kinds.ts'
import { Bilingual, Id, Instant, TenantId } from '../primitives.ts'
import { AccessoryOption } from '../rentals/accessory.ts'
import { RentalPricing } from '../rentals/rental-category.ts'
import { BusinessProfile } from './get-business.ts'

const Legal = z.strictObject({ termsAndConditions: z.string(), refundPolicy: z.string() })
/** The catalogue of the business, returned with its profile for clients that use only this call. */
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

export const Collaborator = BusinessProfile.extend(catalogue)

export const getCollaborator = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/profile/:id',
  summary: 'Get the profile of the business, with its catalogue and its legal texts',
  access: 'signed-in',
  effect: 'read',
  params: z.object({ id: TenantId }),
  reply: Collaborator,
  problems: [],
})
