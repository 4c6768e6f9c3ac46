import type { Reply } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/samples/create-sample.ts'
import type { SampleName } from '@guichet/contract/samples/sample.ts'
import { addActivity } from '../activities/public.ts'
import { assertMay } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { firstOf } from '../platform/values/must.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { addAccessory, addRentalCategory } from '../rentals/public.ts'
import { publishRentalTimetable, publishTimetable } from '../timetables/public.ts'
import type { SampleCatalogue } from './catalogues/catalogue.ts'
import { museum } from './catalogues/museum.ts'
import { outdoorCentre } from './catalogues/outdoor-centre.ts'
import { skiHill } from './catalogues/ski-hill.ts'
import {
  accessoryBodyOf,
  activityBodyOf,
  rentalBodyOf,
  rentalTimetableBodyOf,
  timetableBodyOf,
  type Season,
} from './sample-bodies.rules.ts'
import {
  isCatalogueEmpty,
  lockSample,
  writeSample,
  type SampleRecord,
  type StoredSample,
} from './sample.db.ts'

const catalogues: Record<SampleName, SampleCatalogue> = { skiHill, museum, outdoorCentre }
/** Accesses to every kind of record that a sample has. */
export const sampleAccesses = ['Activities', 'Timetables', 'EquipmentRental'] as const

/**
 * Fills an empty catalogue with a sample, through the functions that the calls of staff use. A
 * second request for the same sample, as of a double press in two tabs, finds it made.
 */
export const createSample = handle(contract.createSample, async (ctx, { body: { sample } }) => {
  const { db, tenantId } = ctx
  for (const access of sampleAccesses) assertMay(ctx.actor, { access })
  const made = await lockSample(db, tenantId)
  if (made?.name === sample) return viewSample(made)
  if (made || !(await isCatalogueEmpty(db, tenantId))) throw apiError('CatalogueNotEmpty')
  const stored = { name: sample, records: await addRecords(ctx, catalogues[sample]) }
  await writeSample(db, tenantId, stored)
  await ctx.audit('sample.created', 'tenant', tenantId, {
    facts: { sample, records: stored.records.length },
  })
  return viewSample(stored)
})

function viewSample({ name, records }: StoredSample): Reply<typeof contract.createSample> {
  const count = (kind: SampleRecord['kind']) => records.filter((each) => each.kind === kind).length
  return {
    sample: name,
    activities: count('activity'),
    rentals: count('rental'),
    accessories: count('accessory'),
  }
}

/** Adds all records, and the timetables last: they lock the places that they count. */
async function addRecords(ctx: Ctx, catalogue: SampleCatalogue): Promise<SampleRecord[]> {
  const { now, timeZone, tenantId } = ctx
  const season = { today: localDateOf(now, timeZone), timeZone, tenantId }
  const activities: [SampleCatalogue['activities'][number], string][] = []
  for (const activity of catalogue.activities)
    activities.push([activity, (await addActivity(ctx, activityBodyOf(activity, season))).id])
  const rentals = await addRentals(ctx, catalogue)
  const records: SampleRecord[] = []
  for (const [activity, id] of activities) {
    const body = timetableBodyOf(activity, id, season)
    const published = body ? (await publishTimetable(ctx, body)).timetablePublicIds : []
    records.push({ kind: 'activity', id, timetables: published.map(timetableOf(id)) })
  }
  return [...records, ...(await publishRentals(ctx, rentals, season))]
}
const timetableOf = (itemId: string) => (timetableId: string) => ({ timetableId, itemId })

type Rental = SampleCatalogue['rentals'][number]
type AddedRental = { rental: Rental; id: string; modelId: string; accessoryIds: string[] }
async function addRentals(ctx: Ctx, { rentals }: SampleCatalogue): Promise<AddedRental[]> {
  const added: AddedRental[] = []
  for (const rental of rentals) {
    const { publicId: id, models } = await addRentalCategory(ctx, rentalBodyOf(rental))
    const accessoryIds: string[] = []
    for (const accessory of rental.accessories)
      accessoryIds.push((await addAccessory(ctx, accessoryBodyOf(accessory, id))).publicId)
    added.push({ rental, id, modelId: firstOf(models).publicId, accessoryIds })
  }
  return added
}

async function publishRentals(
  ctx: Ctx,
  added: readonly AddedRental[],
  season: Season,
): Promise<SampleRecord[]> {
  const records: SampleRecord[] = []
  for (const { rental, id, modelId, accessoryIds } of added) {
    const { timetablePublicIds } = await publishRentalTimetable(
      ctx,
      rentalTimetableBodyOf(rental, modelId, season),
    )
    records.push({ kind: 'rental', id, timetables: timetablePublicIds.map(timetableOf(modelId)) })
    for (const accessoryId of accessoryIds)
      records.push({ kind: 'accessory', id: accessoryId, timetables: [] })
  }
  return records
}
