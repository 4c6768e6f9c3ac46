import { pricingFaults } from '@guichet/contract/activities/activity.ts'
import * as contract from '@guichet/contract/activities/save-pricings.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { invalid, apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { brokenField } from '../platform/http/field-problem.ts'
import { mustGet } from '../platform/values/must.ts'
import { loadActivities, lockActivities, type StoredActivity } from './activities.db.ts'
import { inputOf, onlineOf, periodOf } from './activities.view.ts'
import { saveAll } from './save-activity.ts'

const viewPricings = (
  activities: StoredActivity[],
  kind: string,
  now: string,
): Reply<typeof contract.findPricings> => ({
  pricings: activities.flatMap(({ id, version, name, categories }) =>
    categories
      .filter((category) => category.kind === kind)
      .map((category) => ({
        activityPublicId: id,
        version,
        name,
        isActive: category.active,
        ...periodOf(category),
        ...onlineOf(category, now),
        activityPricingDetails: category.types.map((type) => ({
          publicId: type.id,
          price: toDollars(type.cents),
          internationalizedActivityPricingDetailsFields: {
            fr: { title: type.title.fr },
            en: { title: type.title.en },
          },
        })),
      })),
  ),
})

export const findPricings = handle(
  contract.findPricings,
  async ({ db, now, tenantId }, { query: { category } }) =>
    viewPricings(await loadActivities(db, tenantId), category, now),
)

/** Saves like the activity page: fields that this page does not show do not change. */
export const savePricings = handle(
  contract.savePricings,
  async (ctx, { body: { category, pricings } }) => {
    const { db, now, language, tenantId } = ctx
    const stored = await lockActivities(
      db,
      tenantId,
      pricings.map(({ activityPublicId }) => activityPublicId),
    )
    await saveAll(
      ctx,
      pricings.map(({ activityPublicId, version, activityPricingDetails: sent, ...pricing }, i) => {
        const input = inputOf(mustGet(stored, activityPublicId))
        const target = input.activityPricings.find(
          (activityPricing) => activityPricing.category === category,
        )
        if (
          !target ||
          sent.some(
            ({ publicId }) =>
              !target.activityPricingDetails.some((detail) => detail.publicId === publicId),
          )
        )
          throw apiError('NotFound')
        const merged = {
          ...target,
          ...pricing,
          activityPricingDetails: target.activityPricingDetails.map((detail) => ({
            ...detail,
            ...sent.find(({ publicId }) => publicId === detail.publicId),
          })),
        }
        const faults = pricingFaults(merged)
        if (faults.length)
          throw invalid(
            faults.map(({ path, message }) =>
              brokenField(['pricings', i, ...path].join('.'), message, language),
            ),
          )
        return {
          ...input,
          version,
          activityPricings: input.activityPricings.map((activityPricing) =>
            activityPricing === target ? merged : activityPricing,
          ),
        }
      }),
    )
    return viewPricings(await loadActivities(db, tenantId), category, now)
  },
)
