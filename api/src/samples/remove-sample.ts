import type { Reply } from '@guichet/contract/endpoint.ts'
import { saveRentalCategories } from '@guichet/contract/rentals/save-rental-categories.ts'
import * as contract from '@guichet/contract/samples/create-sample.ts'
import { archiveActivity, inputOf, loadActivities, saveActivities } from '../activities/public.ts'
import { assertMay } from '../platform/http/actor.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { firstOf, mustGet } from '../platform/values/must.ts'
import {
  loadCategories,
  removeAccessory,
  removeRentalCategory,
  saveCategories,
  viewCategory,
} from '../rentals/public.ts'
import { lockItems, removeRest } from '../timetables/public.ts'
import { sampleAccesses } from './create-sample.ts'
import { statesOf, type RecordState } from './record-states.db.ts'
import { lockSample, writeSample, type SampleRecord } from './sample.db.ts'

type Kind = SampleRecord['kind']
type KeptRecords = Reply<typeof contract.removeSample>['kept']

/**
 * Removes the sample. A record that somebody changed is theirs and stays as it is; a sold one stays
 * for its tickets and is taken off sale. All that stays is ordinary afterwards: the sample is
 * forgotten.
 */
export const removeSample = handle(contract.removeSample, async (ctx) => {
  const { db, tenantId } = ctx
  for (const access of sampleAccesses) assertMay(ctx.actor, { access })
  const sample = await lockSample(db, tenantId)
  if (!sample) return { removed: 0, kept: [] }
  const kept: KeptRecords = []
  let removed = 0
  // Accessories follow their categories: a category that is taken off sale takes them along.
  for (const kind of ['activity', 'rental', 'accessory'] as const) {
    const records = sample.records.filter((record) => record.kind === kind)
    const timetablesOf = new Map(records.map(({ id, timetables }) => [id, timetables]))
    await lockItemsOf(ctx, kind, records)
    for (const state of await statesOf(db, tenantId, kind, records)) {
      const reason = keptReasonOf(state)
      if (reason) kept.push({ kind, publicId: state.id, name: state.name, reason })
      if (reason === 'sold') await takeOffSale(ctx, kind, state.id)
      if (reason) continue
      for (const timetable of mustGet(timetablesOf, state.id)) await removeRest(ctx, timetable)
      await removals[kind](ctx, state.id)
      removed += 1
    }
  }
  await writeSample(db, tenantId, null)
  await ctx.audit('sample.removed', 'tenant', tenantId, {
    facts: { sample: sample.name, removed, kept: kept.length },
  })
  return { removed, kept }
})

const keptReasonOf = ({ is_changed, is_sold }: RecordState): 'changed' | 'sold' | null => {
  if (is_changed) return 'changed'
  return is_sold ? 'sold' : null
}

/** Locks the items of a kind together, in the order of their ids, before the first is removed. */
async function lockItemsOf({ db, tenantId }: Ctx, kind: Kind, records: readonly SampleRecord[]) {
  const states = await statesOf(db, tenantId, kind, records)
  const ids = states.map(({ id }) => id)
  if (kind === 'activity' && ids.length > 0) await lockItems(db, tenantId, 'activity', ids)
}

const removals: Record<Kind, (ctx: Ctx, id: string) => Promise<void>> = {
  activity: archiveActivity,
  rental: removeRentalCategory,
  accessory: removeAccessory,
}

async function takeOffSale(ctx: Ctx, kind: Kind, id: string): Promise<void> {
  const { db, tenantId } = ctx
  if (kind === 'activity') {
    const { activityPricings, ...input } = inputOf(
      firstOf(await loadActivities(db, tenantId, [id])),
    )
    await saveActivities(ctx, [
      {
        ...input,
        activityPricings: activityPricings.map((pricing) => ({ ...pricing, isActive: false })),
      },
    ])
  }
  if (kind === 'rental') {
    const category = firstOf(await loadCategories(db, tenantId, [id]))
    const { models, ...view } = viewCategory(tenantId, category)
    const offSale = models.map(({ pricings, ...model }) => ({
      ...model,
      pricings: pricings.map((pricing) => ({ ...pricing, isActive: false })),
    }))
    const sent = { internationalizedRentals: [{ ...view, models: offSale }] }
    await saveCategories(ctx, saveRentalCategories.body.parse(sent))
  }
}
