import type { Reply } from '@guichet/contract/endpoint.ts'
import type { getCollaborator } from '@guichet/contract/ticket-office/get-collaborator.ts'
import { loadActivities, type StoredActivity } from '../activities/public.ts'
import { communicationOf } from '../communication/public.ts'
import type { Db } from '../platform/db/db.ts'
import {
  loadAccessories,
  loadCategories,
  viewAccessoryOption,
  viewPricings,
  type CategoryRow,
} from '../rentals/public.ts'

type Catalogue = Pick<
  Reply<typeof getCollaborator>,
  'activities' | 'rentals' | 'accessories' | 'communicationAndLegalTexts'
>

/** Catalogue and texts of a business, for its profile. */
export async function catalogueOf(db: Db, tenantId: string): Promise<Catalogue> {
  const activities = await loadActivities(db, tenantId)
  const rentals = await loadCategories(db, tenantId)
  const accessories = await loadAccessories(db, tenantId)
  const { value: texts } = await communicationOf(db, tenantId)
  const legalIn = (language: 'fr' | 'en') => ({
    termsAndConditions: texts[language].termsAndConditions,
    refundPolicy: texts[language].refundPolicy,
  })
  return {
    activities: activities.map(viewActivity),
    rentals: rentals.map(viewRental),
    accessories: accessories.map((accessory) => ({
      ...viewAccessoryOption(accessory),
      quantity: accessory.quantity,
    })),
    communicationAndLegalTexts: {
      replyEmail: texts.replyEmail,
      internationalizedLegalTexts: { fr: legalIn('fr'), en: legalIn('en') },
    },
  }
}

const viewActivity = ({ id, name, categories }: StoredActivity) => ({
  publicId: id,
  name,
  pricingGroups: categories.map((category) => ({
    category: category.kind,
    schedulingType: category.scheduling,
    pricings: category.types.map((type) => ({
      publicId: type.id,
      title: type.title,
      validPeriodStartDateTimeUtc: category.validBegins,
      validPeriodEndDateTimeUtc: category.validEnds,
      validityDuration: category.validFor,
    })),
  })),
})

const viewRental = ({ id, name, types }: CategoryRow) => ({
  publicId: id,
  name,
  models: types.map((type) => ({
    publicId: type.id,
    name: type.name,
    specifications: type.sizes.map((size) => ({ publicId: size.id, quantity: size.quantity })),
    pricings: viewPricings(type.pricings),
  })),
})
