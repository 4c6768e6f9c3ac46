import { z } from 'zod'
import { CatalogueSale, saleReadAlong } from '../catalogue-sale.ts'
import { activityCategories, schedulingTypes, type ActivityCategory } from '../kinds.ts'
import {
  Choice,
  Dollars,
  Id,
  idOrItself,
  ImageUrl,
  Instant,
  Integer,
  PerLanguage,
  Price,
  Required,
  RichText,
  Unique,
  Version,
} from '../primitives.ts'

/** Allowed scheduling types per category; the first is the default. */
export const schedulingOf: Record<ActivityCategory, readonly (typeof schedulingTypes)[number][]> = {
  daily_ticket: ['WithCalendar', 'WithCalendarOrAnytime', 'Anytime'],
  season_pass: ['Anytime'],
  equipment_rental: ['WithCalendar'],
  donation: ['Anytime'],
}
export const offlineReasons = ['inactive', 'notYet', 'over'] as const

/** A block of questions about the holder of a pass. */
const Identification = z.strictObject({
  publicId: Id.optional(),
  order: Integer(0, 99),
  isOptional: z.boolean('type'),
  isPictureRequired: z.boolean('type').default(false),
  internationalizedFields: PerLanguage(z.strictObject({ labelName: Required(50) })),
})
const detail = {
  publicId: Id.optional(),
  order: Integer(0, 999),
  internationalizedActivityPricingDetailsFields: PerLanguage(
    z.strictObject({ title: Required(200) }),
  ),
  activityPricingDetailIdentifications: Unique(
    z.array(Identification, 'type').max(20, 'maxItems:20'),
    idOrItself,
  ).default([]),
}
const pricing = {
  publicId: Id.optional(),
  category: Choice(activityCategories),
  schedulingType: Choice(schedulingTypes),
  isActive: z.boolean('type'),
  /** Buying period; the server moves its end to the end of that day. */
  activePeriodStartDateTimeUtc: Instant.nullable(),
  activePeriodEndDateTimeUtc: Instant.nullable(),
  /** Valid period of a season pass: the gate admits its holder during it. */
  validPeriodStartDateTimeUtc: Instant.nullable().default(null),
  validPeriodEndDateTimeUtc: Instant.nullable().default(null),
  /** Read only: whether it can be bought now, and the reason when it cannot. */
  isOnline: z.boolean('type').optional(),
  offlineReason: z.enum(offlineReasons, 'choice').nullable().optional(),
}
const TicketType = z.strictObject({ ...detail, price: Price(0, 1_000_000) })
type PricingInput = {
  category: ActivityCategory
  schedulingType: string
  activePeriodStartDateTimeUtc: string | null
  activePeriodEndDateTimeUtc: string | null
  validPeriodStartDateTimeUtc: string | null
  validPeriodEndDateTimeUtc: string | null
  activityPricingDetails: readonly { activityPricingDetailIdentifications: readonly unknown[] }[]
}
/**
 * Checks rules across the fields of a category: periods, scheduling type, ticket types and their
 * identifications.
 *
 * @returns The faults, each with its path in the category and a message code.
 */
export function pricingFaults(
  given: PricingInput,
): { path: (string | number)[]; message: string }[] {
  const {
    category,
    activePeriodStartDateTimeUtc: from,
    activePeriodEndDateTimeUtc: to,
    validPeriodStartDateTimeUtc: validFrom,
    validPeriodEndDateTimeUtc: validTo,
  } = given
  const isPass = category === 'season_pass'
  const faults: [boolean, (string | number)[], string][] = [
    [!schedulingOf[category].includes(given.schedulingType as never), ['schedulingType'], 'choice'],
    [!from, ['activePeriodStartDateTimeUtc'], 'required'],
    [!to, ['activePeriodEndDateTimeUtc'], 'required'],
    [Boolean(from && to && from > to), ['activePeriodEndDateTimeUtc'], 'order'],
    [
      given.activityPricingDetails.length === 0,
      ['activityPricingDetails'],
      `oneTicketType:${category}`,
    ],
    [isPass && !validFrom, ['validPeriodStartDateTimeUtc'], 'required'],
    [isPass && !validTo, ['validPeriodEndDateTimeUtc'], 'required'],
    [
      isPass && Boolean(validFrom && validTo && validFrom > validTo),
      ['validPeriodEndDateTimeUtc'],
      'order',
    ],
    [
      isPass && Boolean(to && validTo && to > validTo),
      ['activePeriodEndDateTimeUtc'],
      'withinValidPeriod',
    ],
    ...given.activityPricingDetails.map((type, i): [boolean, (string | number)[], string] => [
      isPass && type.activityPricingDetailIdentifications.length === 0,
      ['activityPricingDetails', i, 'activityPricingDetailIdentifications'],
      `oneIdentification:${category}`,
    ]),
  ]
  return faults.filter(([isBroken]) => isBroken).map(([, path, message]) => ({ path, message }))
}
const ActivityPricing = z
  .strictObject({
    ...pricing,
    activityPricingDetails: Unique(
      z.array(TicketType, 'type').max(100, 'maxItems:100'),
      idOrItself,
    ),
  })
  .superRefine((given, ctx) => {
    for (const { path, message } of pricingFaults(given))
      ctx.addIssue({ code: 'custom', path, message, input: given })
  })

const fields = {
  internationalizedFields: PerLanguage(
    z.strictObject({ name: Required(50), pricingSelectionMessage: RichText(2000).default('') }),
  ),
  tags: z.array(Required(50), 'type').max(20, 'maxItems:20').default([]),
  /** Absent leaves the image as it is; null removes it. */
  imageUrl: ImageUrl('rentals').nullable().optional(),
}
const pricings = Unique(
  z
    .array(ActivityPricing, 'type')
    .min(1, 'onePricing')
    .max(activityCategories.length, `maxItems:${activityCategories.length}`),
  (entry) => (entry as { category: string }).category,
)
export const NewActivity = { ...fields, activityPricings: pricings }
/** A whole activity as a save sends it; a reply of `Activity` can be sent back unchanged. */
export const ActivityBody = z.strictObject({
  publicId: Id,
  collaboratorId: Id.optional(),
  order: Integer(0, 9999).optional(),
  version: Version,
  /** Accepted and ignored: the scheduling type is written on each category. */
  schedulingType: Choice(schedulingTypes).optional(),
  ...saleReadAlong,
  ...NewActivity,
})

export const Activity = z.strictObject({
  publicId: Id,
  collaboratorId: Id,
  order: z.int(),
  version: z.int(),
  /** The scheduling type of the first category. */
  schedulingType: z.enum(schedulingTypes),
  tags: z.array(z.string()),
  imageUrl: z.string().nullable(),
  internationalizedFields: PerLanguage(
    z.strictObject({ name: z.string(), pricingSelectionMessage: z.string() }),
  ),
  activityPricings: z.array(
    z.strictObject({
      publicId: Id,
      category: z.enum(activityCategories),
      schedulingType: z.enum(schedulingTypes),
      isActive: z.boolean(),
      activePeriodStartDateTimeUtc: Instant.nullable(),
      activePeriodEndDateTimeUtc: Instant.nullable(),
      validPeriodStartDateTimeUtc: Instant.nullable(),
      validPeriodEndDateTimeUtc: Instant.nullable(),
      isOnline: z.boolean(),
      offlineReason: z.enum(offlineReasons).nullable(),
      activityPricingDetails: z.array(
        z.strictObject({
          publicId: Id,
          order: z.int(),
          price: Dollars,
          internationalizedActivityPricingDetailsFields: PerLanguage(
            z.strictObject({ title: z.string() }),
          ),
          activityPricingDetailIdentifications: z.array(
            z.strictObject({
              publicId: Id,
              order: z.int(),
              isOptional: z.boolean(),
              isPictureRequired: z.boolean(),
              internationalizedFields: PerLanguage(z.strictObject({ labelName: z.string() })),
            }),
          ),
        }),
      ),
    }),
  ),
})
/** An activity in a list. */
export const ListedActivity = Activity.extend({ sale: CatalogueSale })
