import * as contract from '@guichet/contract/activities/order-activities.ts'
import { copiedName } from '@guichet/contract/copied-name.ts'
import { closeGap, lockList, nextPosition, renumber } from '../platform/db/renumber.ts'
import { updateRows } from '../platform/db/rows.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { firstOf, mustGet } from '../platform/values/must.ts'
import { activityList, loadActivities, lockActivities } from './activities.db.ts'
import { inputOf, viewActivity } from './activities.view.ts'
import { activityColumns, writePricings } from './write-activity.ts'

export const orderActivities = handle(
  contract.orderActivities,
  async ({ db, tenantId, audit }, { body: { activityOrders } }) => {
    await renumber(db, tenantId, activityList, activityOrders)
    await audit('activity.ordered', 'tenant', tenantId, {
      facts: { activities: activityOrders.length },
    })
    return {}
  },
)

/** Archives an activity, as sold lines keep pointing at it. */
export async function archiveActivity(
  { db, now, tenantId, audit }: Ctx,
  id: string,
): Promise<void> {
  await lockList(db, tenantId, activityList)
  const stored = mustGet(await lockActivities(db, tenantId, [id]), id)
  await updateRows(db, tenantId, 'activity').set({ deleted_at: now }).where('id', '=', id).execute()
  await closeGap(db, tenantId, activityList)
  await audit('activity.deleted', 'activity', id, {
    facts: { categories: stored.categories.map(({ kind }) => kind) },
  })
}
export const deleteActivity = handle(contract.deleteActivity, async (ctx, { params: { id } }) => {
  await archiveActivity(ctx, id)
  return {}
})

export const duplicateActivity = handle(
  contract.duplicateActivity,
  async ({ db, now, language, tenantId, audit }, { params: { id } }) => {
    const position = await nextPosition(db, tenantId, activityList)
    const source = mustGet(await lockActivities(db, tenantId, [id]), id)
    const activityId = newId()
    const copy = inputOf(source)
    await db
      .insertInto('activity')
      .values({
        tenant_id: tenantId,
        id: activityId,
        position,
        ...activityColumns(copy, language),
        name: copiedName(source.name, 50),
        image_id: source.imageId,
      })
      .execute()
    const pricings = copy.activityPricings.map(({ publicId: _category, ...pricing }) => ({
      ...pricing,
      isActive: false,
      activityPricingDetails: pricing.activityPricingDetails.map(
        ({ publicId: _type, ...detail }) => ({
          ...detail,
          activityPricingDetailIdentifications: detail.activityPricingDetailIdentifications.map(
            ({ publicId: _one, ...identification }) => identification,
          ),
        }),
      ),
    }))
    await writePricings(db, { tenantId, activityId, now }, pricings, null)
    await audit('activity.duplicated', 'activity', activityId, { facts: { from: id } })
    return viewActivity(firstOf(await loadActivities(db, tenantId, [activityId])), now)
  },
)
