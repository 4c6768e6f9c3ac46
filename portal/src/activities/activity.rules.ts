import { schedulingOf } from '@guichet/contract/activities/activity.ts'
import { activityCategories, type ActivityCategory } from '@guichet/contract/kinds.ts'
import type { Activity, ActivityForm, PricingForm, TypeForm } from './activities.queries.ts'

export const tables = ['activities', 'equipment', 'donations'] as const
export type Table = (typeof tables)[number]
/** The table that lists an activity, by its categories; tickets and passes take precedence. */
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
 * Default buying period of a new activity: from today until the end of existing activities of the
 * same kind, or for a year when there are none.
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
/** An added category has the buying period of the first one. */
export const saleOfFirst = ([first]: Pricings): OnSale => ({
  from: first?.activePeriodStartDateTimeUtc ?? null,
  to: first?.activePeriodEndDateTimeUtc ?? null,
})

/** A new category is inactive and has no ticket types. */
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
/** Placeholder id of an unsaved record: the body of a creation does not contain it. */
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
 * Categories that can still be added, each at most once; equipment has its own pages when the new
 * rentals are enabled.
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

/** The list, with the position of each entry as its `order`. */
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

/** Whether day tickets have to be scheduled in a timetable. */
export const wantsTimetable = ({
  activityPricings,
}: {
  activityPricings: readonly Pick<PricingForm, 'category' | 'schedulingType'>[]
}): boolean =>
  activityPricings.some(
    ({ category, schedulingType }) => category === 'daily_ticket' && schedulingType !== 'Anytime',
  )

type TypeTexts = {
  publicId?: string | undefined
  internationalizedActivityPricingDetailsFields: Titles
}
type Titles = Record<'fr' | 'en', { title: string }>
type Categories = {
  activityPricings: readonly {
    category: ActivityCategory
    activityPricingDetails: readonly TypeTexts[]
  }[]
}
type Withdrawal = { category: ActivityCategory; title: { fr: string; en: string } | null }
/**
 * Removals that a save of these values makes: a whole category, or a ticket type of a category that
 * stays.
 */
export const withdrawnBy = (values: Categories, stored: Categories): Withdrawal[] =>
  stored.activityPricings.flatMap(({ category, activityPricingDetails: types }): Withdrawal[] => {
    const kept = values.activityPricings.find((pricing) => pricing.category === category)
    if (!kept) return [{ category, title: null }]
    const ids = new Set(kept.activityPricingDetails.map(({ publicId }) => publicId))
    return types
      .filter(({ publicId }) => publicId && !ids.has(publicId))
      .map(({ internationalizedActivityPricingDetailsFields: { fr, en } }) => ({
        category,
        title: { fr: fr.title, en: en.title },
      }))
  })

const publicPages = { daily_ticket: 'activities', season_pass: 'passes', donation: 'donations' }
/** Path of an activity below the public pages of the business, null for what these do not sell. */
export function publicPathOf(
  { publicId, activityPricings }: Pick<Activity, 'publicId'> & { activityPricings: CategoryStates },
  language: 'fr' | 'en',
): string | null {
  const offered = activityPricings.find(
    ({ isActive, category }) => isActive && category in publicPages,
  )
  if (!offered) return null
  const page = publicPages[offered.category as keyof typeof publicPages]
  return `${language === 'en' ? '/en' : ''}/${page}/${publicId}`
}
type CategoryStates = readonly { category: ActivityCategory; isActive: boolean }[]
