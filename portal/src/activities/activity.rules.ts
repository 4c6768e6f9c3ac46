import { schedulingOf } from '@guichet/contract/activities/activity.ts'
import { activityCategories, type ActivityCategory } from '@guichet/contract/kinds.ts'
import type { Activity, ActivityForm, PricingForm, TypeForm } from './activities.queries.ts'

export const tables = ['activities', 'equipment', 'donations'] as const
export type Table = (typeof tables)[number]
/** The table that lists an activity: by what it sells; tickets and passes come before the rest. */
export function tableOf({ activityPricings }: Pick<Activity, 'activityPricings'>): Table {
  const has = (...kinds: ActivityCategory[]) =>
    activityPricings.some(({ category }) => kinds.includes(category))
  if (has('daily_ticket', 'season_pass')) return 'activities'
  if (has('equipment_rental')) return 'equipment'
  return has('donation') ? 'donations' : 'activities'
}
export const firstCategoryOf: Record<Table, ActivityCategory> = {
  activities: 'daily_ticket',
  equipment: 'equipment_rental',
  donations: 'donation',
}

type OnSale = { from: string | null; to: string | null }
type Pricings = readonly Pick<
  PricingForm,
  'category' | 'activePeriodStartDateTimeUtc' | 'activePeriodEndDateTimeUtc'
>[]
/**
 * When what is new is on sale until somebody says otherwise: from today to the end of what is sold
 * of the same kind, or for a year where nothing is.
 */
export function usualSale(
  activities: readonly { activityPricings: Pricings }[],
  category: ActivityCategory,
  { today, inYear }: { today: string; inYear: string },
): OnSale {
  const ends = activities
    .flatMap(({ activityPricings }) => activityPricings)
    .filter((pricing) => pricing.category === category)
    .flatMap(({ activePeriodEndDateTimeUtc: end }) => (end && end > today ? [end] : []))
  return { from: today, to: ends.toSorted().at(-1) ?? inYear }
}
/** A category that is added is on sale as the first one is. */
export const saleOfFirst = ([first]: Pricings): OnSale => ({
  from: first?.activePeriodStartDateTimeUtc ?? null,
  to: first?.activePeriodEndDateTimeUtc ?? null,
})

/** A chosen category starts inactive and without ticket types. */
export const emptyPricing = (category: ActivityCategory, onSale: OnSale): PricingForm => ({
  category,
  schedulingType: schedulingOf[category][0]!,
  isActive: false,
  activePeriodStartDateTimeUtc: onSale.from,
  activePeriodEndDateTimeUtc: onSale.to,
  validPeriodStartDateTimeUtc: null,
  validPeriodEndDateTimeUtc: null,
  activityPricingDetails: [],
})
export const emptyType = (order: number): TypeForm => ({
  order,
  price: '',
  internationalizedActivityPricingDetailsFields: { fr: { title: '' }, en: { title: '' } },
  activityPricingDetailIdentifications: [],
})
export const emptyIdentification = (order: number) => ({
  order,
  isOptional: false,
  isPictureRequired: false,
  internationalizedFields: { fr: { labelName: '' }, en: { labelName: '' } },
})
/** The id of a record that is not stored yet: the API of a creation does not carry it. */
const newRecordId = '00000000-0000-4000-8000-000000000001'
export const emptyActivity = (category: ActivityCategory, onSale: OnSale): ActivityForm => ({
  publicId: newRecordId,
  version: 1,
  tags: [],
  imageUrl: null,
  internationalizedFields: {
    fr: { name: '', pricingSelectionMessage: '' },
    en: { name: '', pricingSelectionMessage: '' },
  },
  activityPricings: [emptyPricing(category, onSale)],
})

/**
 * The categories that can still be added, each once; equipment has its own pages where the new
 * rentals are on.
 */
export const addableCategories = (
  pricings: readonly { category: string }[],
  isNewRentalEnabled: boolean,
): ActivityCategory[] =>
  activityCategories.filter(
    (category) =>
      (category !== 'equipment_rental' || !isNewRentalEnabled) &&
      !pricings.some((pricing) => pricing.category === category),
  )

/** The list with the place of each entry written into it. */
export const numbered = <T extends { order: number }>(list: readonly T[]): T[] =>
  list.map((entry, order) => ({ ...entry, order }))

export const nameOf = ({
  internationalizedFields: { fr, en },
}: {
  internationalizedFields: Record<'fr' | 'en', { name: string }>
}): { fr: string; en: string } => ({
  fr: fr.name,
  en: en.name,
})

/** Whether a calendar has to say when its day tickets are for. */
export const wantsTimetable = ({
  activityPricings,
}: {
  activityPricings: readonly Pick<PricingForm, 'category' | 'schedulingType'>[]
}): boolean =>
  activityPricings.some(
    ({ category, schedulingType }) => category === 'daily_ticket' && schedulingType !== 'Anytime',
  )
