import type { Activity, ActivityBody } from '@guichet/contract/activities/activity.ts'
import { toDollars } from '@guichet/contract/money.ts'
import type { z } from 'zod'
import type { Category, StoredActivity } from './activities.db.ts'
import { whyNotOnSale } from './sellables.rules.ts'

export type ActivityInput = z.output<typeof ActivityBody>

/** Whether a category can be bought at an instant, and the reason when not. */
export const onlineOf = (category: Category, now: string) => {
  const offlineReason = whyNotOnSale(
    {
      active: category.active,
      sale_begins_at: category.saleBegins,
      sale_ends_at: category.saleEnds,
    },
    now,
  )
  return { isOnline: offlineReason === null, offlineReason }
}

export const periodOf = (category: Category) => ({
  activePeriodStartDateTimeUtc: category.saleBegins,
  activePeriodEndDateTimeUtc: category.saleEnds,
  validPeriodStartDateTimeUtc: category.validBegins,
  validPeriodEndDateTimeUtc: category.validEnds,
})

export const viewActivity = (activity: StoredActivity, now: string): z.output<typeof Activity> => ({
  publicId: activity.id,
  collaboratorId: activity.tenantId,
  order: activity.position,
  version: activity.version,
  schedulingType: activity.categories[0]?.scheduling ?? 'Anytime',
  tags: activity.tags,
  imageUrl: activity.imageUrl,
  internationalizedFields: {
    fr: { name: activity.name.fr, pricingSelectionMessage: activity.message?.fr ?? '' },
    en: { name: activity.name.en, pricingSelectionMessage: activity.message?.en ?? '' },
  },
  activityPricings: activity.categories.map((category) => ({
    publicId: category.id,
    category: category.kind,
    schedulingType: category.scheduling,
    isActive: category.active,
    ...periodOf(category),
    ...onlineOf(category, now),
    activityPricingDetails: category.types.map((type, order) => ({
      publicId: type.id,
      order,
      price: toDollars(type.cents),
      internationalizedActivityPricingDetailsFields: {
        fr: { title: type.title.fr },
        en: { title: type.title.en },
      },
      activityPricingDetailIdentifications: type.identifications.map(
        ({ id, label, optional, wantsPicture }, place) => ({
          publicId: id,
          order: place,
          isOptional: optional,
          isPictureRequired: wantsPicture,
          internationalizedFields: { fr: { labelName: label.fr }, en: { labelName: label.en } },
        }),
      ),
    })),
  })),
})

/**
 * The stored activity in the form of a save: the pricings page changes a part of it and saves the
 * whole.
 */
export const inputOf = (activity: StoredActivity): ActivityInput => {
  const { activityPricings, ...fields } = viewActivity(activity, '')
  return {
    ...fields,
    activityPricings: activityPricings.map((pricing, i) => ({
      ...pricing,
      activityPricingDetails: pricing.activityPricingDetails.map((detail, j) => ({
        ...detail,
        price: activity.categories[i]!.types[j]!.cents,
      })),
    })),
  }
}
