import { createActivity } from '@guichet/contract/activities/save-activity.ts'
import type { Body } from '@guichet/contract/endpoint.ts'
import { createAccessory } from '@guichet/contract/rentals/create-accessory.ts'
import { createRentalCategory } from '@guichet/contract/rentals/create-rental-category.ts'
import { createRentalTimetable } from '@guichet/contract/timetables/create-rental-timetable.ts'
import { createTimetable } from '@guichet/contract/timetables/create-timetable.ts'
import { weekdays } from '@guichet/contract/timetables/timetable.ts'
import { addDays, startOfDay } from '../platform/values/zoned-time.ts'
import { both, type PricedType, type SampleCatalogue } from './catalogues/catalogue.ts'

type Activity = SampleCatalogue['activities'][number]
type Rental = SampleCatalogue['rentals'][number]
/** First day of the season, by the clock of the business. */
export type Season = { today: string; timeZone: string; tenantId: string }

/** Length of the season in days: slots are sold during it. */
const seasonDays = 120
/** Days during which a pass admits its holder. */
const passDays = 365

const textsOf = (name: Activity['name'], description: Activity['name']) => ({
  fr: { name: name.fr, description: description.fr },
  en: { name: name.en, description: description.en },
})
const typesOf = (types: readonly PricedType[], isPass: boolean) =>
  types.map(({ name, price }, order) => ({
    order,
    price,
    internationalizedActivityPricingDetailsFields: {
      fr: { title: name.fr },
      en: { title: name.en },
    },
    activityPricingDetailIdentifications: isPass ? [holder] : [],
  }))
const holder = {
  order: 0,
  isOptional: false,
  internationalizedFields: {
    fr: { labelName: 'Titulaire' },
    en: { labelName: 'Holder' },
  },
}
const noon = (day: string, timeZone: string) =>
  new Date(Date.parse(startOfDay(day, timeZone)) + 12 * 3_600_000).toISOString()

/** Request that creates an activity of a sample, on sale from today. */
export function activityBodyOf({ name, day, pass }: Activity, { today, timeZone }: Season) {
  const active = {
    isActive: true,
    activePeriodStartDateTimeUtc: startOfDay(today, timeZone),
    activePeriodEndDateTimeUtc: noon(addDays(today, passDays), timeZone),
  }
  const body: Body<typeof createActivity> = {
    internationalizedFields: { fr: { name: name.fr }, en: { name: name.en } },
    activityPricings: [
      {
        ...active,
        category: 'daily_ticket',
        schedulingType: day.times ? 'WithCalendar' : 'Anytime',
        activityPricingDetails: typesOf(day.types, false),
      },
      ...(pass
        ? [
            {
              ...active,
              category: 'season_pass' as const,
              schedulingType: 'Anytime' as const,
              validPeriodStartDateTimeUtc: active.activePeriodStartDateTimeUtc,
              validPeriodEndDateTimeUtc: active.activePeriodEndDateTimeUtc,
              activityPricingDetails: typesOf(pass, true),
            },
          ]
        : []),
    ],
  }
  return createActivity.body.parse(body)
}

const periodOf = ({ today, timeZone, tenantId }: Season) => ({
  collaboratorPublicId: tenantId,
  recurrenceType: 'EveryWeek' as const,
  weekdays: [...weekdays],
  beginDateTimeUtc: noon(today, timeZone),
  endDateTimeUtc: noon(addDays(today, seasonDays - 1), timeZone),
})

/** Request that publishes the slots of an activity on each day of the season; null without slots. */
export function timetableBodyOf(
  { day: { times, places = 20 } }: Activity,
  activityPublicId: string,
  season: Season,
) {
  if (!times) return null
  const body: Body<typeof createTimetable> = {
    ...periodOf(season),
    timeslots: times.map(([beginTimeslot, endTimeslot]) => ({ beginTimeslot, endTimeslot })),
    activitiesWithQuantity: [{ activityPublicId, quantity: places }],
  }
  return createTimetable.body.parse(body)
}

/** Request that creates a category of equipment with one type. */
export function rentalBodyOf({ name, model }: Rental) {
  const body: Body<typeof createRentalCategory> = {
    internationalizedNames: name,
    models: [
      {
        internationalizedFields: textsOf(model.name, model.description),
        imageUrl: null,
        turnaround: model.turnaround,
        specifications: model.sizes.map((size, order) => ({
          order,
          quantity: size.quantity,
          internationalizedNames: both(size.name.fr, size.name.en),
        })),
        pricings: model.prices.map(([duration, price]) => ({ duration, price })),
      },
    ],
  }
  return createRentalCategory.body.parse(body)
}

/** Request that publishes the begin times of equipment on each day of the season. */
export function rentalTimetableBodyOf(
  { model }: Rental,
  rentalModelPublicId: string,
  season: Season,
) {
  const body: Body<typeof createRentalTimetable> = {
    ...periodOf(season),
    rentalModelPublicId,
    beginTimes: [...model.beginTimes],
    durations: model.prices.map(([duration]) => duration),
  }
  return createRentalTimetable.body.parse(body)
}

/** Request that creates an accessory of a category. */
export function accessoryBodyOf(
  { name, description, quantity, price }: Rental['accessories'][number],
  categoryId: string,
) {
  const body: Body<typeof createAccessory> = {
    internationalizedFields: textsOf(name, description),
    quantity,
    price,
    imageUrl: null,
    associatedRentalPublicIds: [categoryId],
  }
  return createAccessory.body.parse(body)
}
