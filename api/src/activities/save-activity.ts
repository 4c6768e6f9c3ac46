import * as contract from '@guichet/contract/activities/save-activity.ts'
import type { Input } from '@guichet/contract/endpoint.ts'
import { businessOf } from '../businesses/public.ts'
import { dropPictures } from '../files/public.ts'
import { nextPosition } from '../platform/db/renumber.ts'
import { updateRows } from '../platform/db/rows.ts'
import { invalid, apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent, savedNote, type Unseen } from '../platform/http/versions.ts'
import { newId } from '../platform/values/ids.ts'
import { firstOf, mustGet } from '../platform/values/must.ts'
import { localDateOf, startOfDay } from '../platform/values/zoned-time.ts'
import {
  activityList,
  loadActivities,
  lockActivities,
  type StoredActivity,
} from './activities.db.ts'
import { viewActivity, type ActivityInput } from './activities.view.ts'
import { inWholeDays, partsOf, pastDates } from './activity.rules.ts'
import { activityColumns, pictureOf, writePricings } from './write-activity.ts'

export const createActivity = handle(contract.createActivity, async (ctx, { body }) =>
  viewActivity(await addActivity(ctx, body), ctx.now),
)

type NewActivity = Omit<Input<typeof contract.createActivity>['body'], 'collaboratorId'>
/** Adds an activity at the end of the list, with its audit line. */
export async function addActivity(ctx: Ctx, body: NewActivity): Promise<StoredActivity> {
  const { db, now, tenantId } = ctx
  const { time_zone: timeZone } = await businessOf(db, tenantId)
  const pricings = inWholeDays(body.activityPricings, timeZone)
  assertDates(ctx, timeZone, pricings, null)
  const activityId = newId()
  await db
    .insertInto('activity')
    .values({
      tenant_id: tenantId,
      id: activityId,
      position: await nextPosition(db, tenantId, activityList),
      ...activityColumns(body, ctx.language),
      image_id: await pictureOf(ctx, body.imageUrl, null),
    })
    .execute()
  await writePricings(db, { tenantId, activityId, now }, pricings, null)
  await ctx.audit('activity.created', 'activity', activityId)
  return firstOf(await loadActivities(db, tenantId, [activityId]))
}

export const saveActivity = handle(contract.saveActivity, async (ctx, { params, body }) => {
  if (body.publicId !== params.id) throw apiError('NotFound')
  return viewActivity(firstOf(await saveAll(ctx, [body])), ctx.now)
})

export const saveActivities = handle(contract.saveActivities, async (ctx, { body }) => ({
  activities: (await saveAll(ctx, body.internationalizedActivities)).map((activity) =>
    viewActivity(activity, ctx.now),
  ),
}))

/** Saves whole activities, each from the version that was read. @returns The stored activities */
export async function saveAll(
  ctx: Ctx,
  inputs: (ActivityInput & Input<typeof contract.saveActivity>['body'])[],
): Promise<StoredActivity[]> {
  const { db, now, tenantId } = ctx
  const ids = inputs.map(({ publicId }) => publicId)
  if (inputs.some(({ collaboratorId = tenantId }) => collaboratorId !== tenantId))
    throw apiError('NotFound')
  const before = await lockActivities(db, tenantId, ids)
  const { time_zone: timeZone } = await businessOf(db, tenantId)
  const unseen = new Map<string, Unseen>()
  const replaced: (string | null)[] = []
  for (const input of inputs) {
    const stored = mustGet(before, input.publicId)
    const current = { subjectId: stored.id, version: stored.version }
    unseen.set(stored.id, await assertCurrent(db, tenantId, current, input.version))
    const pricings = inWholeDays(input.activityPricings, timeZone)
    assertDates(ctx, timeZone, pricings, stored)
    const imageId = await pictureOf(ctx, input.imageUrl, stored)
    if (imageId !== stored.imageId) replaced.push(stored.imageId)
    await updateRows(db, tenantId, 'activity')
      .set({ ...activityColumns(input, ctx.language), image_id: imageId })
      .where('id', '=', stored.id)
      .execute()
    await writePricings(db, { tenantId, activityId: stored.id, now }, pricings, stored)
  }
  await dropPictures(db, tenantId, now, replaced)
  const after = new Map(
    (await loadActivities(db, tenantId, ids)).map((activity) => [activity.id, activity]),
  )
  for (const id of ids)
    await ctx.audit(
      'activity.saved',
      'activity',
      id,
      savedNote(partsOf(mustGet(before, id)), partsOf(mustGet(after, id)), { ...unseen.get(id) }),
    )
  return ids.map((id) => mustGet(after, id))
}

function assertDates(
  { now, language }: Ctx,
  timeZone: string,
  pricings: ActivityInput['activityPricings'],
  before: StoredActivity | null,
): void {
  const problems = pastDates(
    pricings,
    before,
    startOfDay(localDateOf(now, timeZone), timeZone),
    language,
  )
  if (problems.length) throw invalid(problems)
}
