import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  Bilingual,
  Choice,
  Dollars,
  Id,
  idOrItself,
  Instant,
  NotEmpty,
  PerLanguage,
  Price,
  Required,
  TenantId,
  Unique,
  Version,
} from '../primitives.ts'
import { offlineReasons } from './activity.ts'

/** Categories whose prices belong to activities; rental durations have their own page. */
export const pricedCategories = ['daily_ticket', 'season_pass', 'donation'] as const
const period = {
  activePeriodStartDateTimeUtc: Instant.nullable(),
  activePeriodEndDateTimeUtc: Instant.nullable(),
  validPeriodStartDateTimeUtc: Instant.nullable(),
  validPeriodEndDateTimeUtc: Instant.nullable(),
}
/**
 * Returned with a price. A save may send them back; they are ignored, because they belong to the
 * activity.
 */
const readAlong = {
  name: Bilingual.optional(),
  isOnline: z.boolean('type').optional(),
  offlineReason: z.enum(offlineReasons, 'choice').nullable().optional(),
}
const title = PerLanguage(z.strictObject({ title: Required(200) }))

export const findPricings = endpoint({
  service: 'collaborator',
  method: 'GET',
  path: '/1.0/pricing/activity',
  summary: 'List the prices of one kind by activity: the same records as on the activity page',
  access: 'Pricings',
  effect: 'read',
  query: z.strictObject({
    collaboratorPublicId: TenantId.optional(),
    category: Choice(pricedCategories),
  }),
  reply: z.strictObject({
    pricings: z.array(
      z.strictObject({
        activityPublicId: Id,
        version: z.int(),
        name: Bilingual,
        isActive: z.boolean(),
        ...period,
        isOnline: z.boolean(),
        offlineReason: z.enum(offlineReasons).nullable(),
        activityPricingDetails: z.array(
          z.strictObject({
            publicId: Id,
            price: Dollars,
            internationalizedActivityPricingDetailsFields: PerLanguage(
              z.strictObject({ title: z.string() }),
            ),
          }),
        ),
      }),
    ),
  }),
  problems: [],
})

export const savePricings = endpoint({
  service: 'collaborator',
  method: 'PUT',
  path: '/1.0/pricing/activity',
  summary: 'Save prices, titles, periods and switches of one kind, all of them or none',
  access: 'Pricings',
  effect: 'write',
  body: z.strictObject({
    collaboratorPublicId: TenantId,
    category: Choice(pricedCategories),
    pricings: Unique(
      NotEmpty(
        z.strictObject({
          activityPublicId: Id,
          version: Version,
          ...readAlong,
          isActive: z.boolean('type'),
          ...period,
          activityPricingDetails: Unique(
            z
              .array(
                z.strictObject({
                  publicId: Id,
                  price: Price(0, 1_000_000),
                  internationalizedActivityPricingDetailsFields: title,
                }),
                'type',
              )
              .max(100, 'maxItems:100'),
            idOrItself,
          ),
        }),
        500,
      ),
      (item) => (item as { activityPublicId: string }).activityPublicId,
    ),
  }),
  reply: findPricings.reply,
  problems: ['NotFound', 'StaleVersion'],
})
