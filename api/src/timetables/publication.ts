import type { PublicationResult, Conflict } from '@guichet/contract/timetables/timetable.ts'
import { recountSlots } from '../availability/public.ts'
import type { Db } from '../platform/db/db.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { newId } from '../platform/values/ids.ts'
import { mustGet } from '../platform/values/must.ts'
import { rentalConflicts, slotConflicts } from './conflicts.db.ts'
import { writeOut } from './occurrences.rules.ts'
import { slotKey } from './slot-times.ts'
import { ensureSlots } from './write-slots.db.ts'

/**
 * A slot of an activity, or the begin times of an equipment type, on its dates. `row` is its index
 * in the request.
 */
export type SlotRule = {
  activityId: string
  begin: string
  end: string
  quantity: number
  dates: readonly string[]
  row?: number
}
export type RentalRule = {
  rentalTypeId: string
  beginTimes: readonly string[]
  durations: readonly string[]
  dates: readonly string[]
}
export type Publication = {
  title: string
  /** False: it is stored with all occurrences closed. */
  isActive?: boolean | undefined
  repeats: 'Once' | 'EveryWeek'
  from: string
  to: string
  on: readonly number[]
  slots: readonly SlotRule[]
  rentals: readonly RentalRule[]
  /** Dates left out because a clock change affects one of their times. */
  leftOut?: readonly string[]
}

/** Added places of a slot. */
export type SlotGain = { slotId: string; delta: number }

export const slotsOf = ({ slots }: Publication) =>
  slots.flatMap(({ activityId, begin, end, dates, row = 0 }, rule) =>
    dates.map((date) => ({ activityId, date, begin, end, row, rule })),
  )
export const timesOf = ({ rentals }: Publication) =>
  rentals.flatMap(({ rentalTypeId, beginTimes, dates }) =>
    dates.flatMap((date) =>
      beginTimes.map((begin, row) => ({ rentalTypeId, date, begin, end: begin, row })),
    ),
  )
export const occurrencesIn = ({ slots, rentals }: Publication): number =>
  [...slots, ...rentals].reduce((sum, { dates }) => sum + dates.length, 0)

type FieldOf = (row: number, edge: 'begin' | 'end') => string
/**
 * Asserts that no clock change skips or repeats a wall time; the error has the date and the field.
 *
 * @returns The slots at their instants
 */
export function timed(
  { language, timeZone }: Pick<Ctx, 'language' | 'timeZone'>,
  publication: Publication,
  fieldOf: FieldOf,
) {
  const { slots, fault } = writeOut(slotsOf(publication), timeZone)
  const wrong = fault ?? writeOut(timesOf(publication), timeZone).fault
  if (wrong)
    throw fieldProblem(
      fieldOf(wrong.planned.row, wrong.edge),
      `clockChange:${wrong.planned.date}`,
      language,
    )
  return slots
}

/** Overlaps of a publication with existing slots. */
export async function conflictsOf(
  { db, tenantId }: Ctx,
  publication: Publication,
): Promise<Conflict[]> {
  const found: Conflict[] = []
  for (const [activityId, slots] of Map.groupBy(slotsOf(publication), (slot) => slot.activityId))
    found.push(
      ...(await slotConflicts(db, tenantId, { activityIds: [activityId], slots, except: [] })),
    )
  for (const [rentalTypeId, times] of Map.groupBy(
    timesOf(publication),
    (time) => time.rentalTypeId,
  ))
    found.push(
      ...(await rentalConflicts(db, tenantId, {
        rentalTypeIds: [rentalTypeId],
        times,
        except: [],
      })),
    )
  return found
}

/**
 * Writes a series: its rules, its occurrences, and missing slots. The caller holds the locks of the
 * items, and recounts the slots at the end.
 *
 * @returns The series, and the added places of its slots
 */
async function publish(
  ctx: Ctx,
  publication: Publication,
  slots: ReturnType<typeof timed>,
): Promise<{ id: string; gains: SlotGain[] }> {
  const { db, now, tenantId, accountId } = ctx
  const id = newId()
  await insertTimetable(db, { id, tenantId, accountId, now }, publication)
  const slotIds = await ensureSlots(db, tenantId, slots)
  const closed = publication.isActive === false && { closed_at: now, is_exception: true }
  const slotRules = publication.slots.map((rule) => ({ ...rule, id: newId() }))
  const rentalRules = publication.rentals.map((rule) => ({ ...rule, id: newId() }))
  await insertRules(db, { tenantId, timetableId: id }, slotRules, rentalRules)
  await inChunks(
    slots.map((slot) => ({
      tenant_id: tenantId,
      id: newId(),
      availability_id: slotRules[slot.rule]!.id,
      on_date: slot.date,
      slot_id: mustGet(slotIds, slotKey(slot)),
      quantity: slotRules[slot.rule]!.quantity,
      ...closed,
    })),
    (some) => db.insertInto('occurrence').values(some).execute(),
  )
  await inChunks(
    rentalRules.flatMap((rule) =>
      rule.dates.map((date) => ({
        tenant_id: tenantId,
        id: newId(),
        availability_id: rule.id,
        on_date: date,
        rental_type_id: rule.rentalTypeId,
        begin_times: rule.beginTimes.toSorted(),
        durations: [...rule.durations],
        ...closed,
      })),
    ),
    (some) => db.insertInto('occurrence').values(some).execute(),
  )
  return {
    id,
    gains: slots.map((slot) => ({
      slotId: mustGet(slotIds, slotKey(slot)),
      delta: closed ? 0 : slotRules[slot.rule]!.quantity,
    })),
  }
}

const insertTimetable = (
  db: Db,
  {
    id,
    tenantId,
    accountId,
    now,
  }: { id: string; tenantId: string; accountId: string; now: string },
  publication: Publication,
) =>
  db
    .insertInto('timetable')
    .values({
      tenant_id: tenantId,
      id,
      item: publication.slots.length ? 'Activity' : 'Rental',
      title: publication.title,
      active: publication.isActive ?? true,
      repeats: publication.repeats,
      begins_on: publication.from,
      ends_on: publication.to,
      weekdays: [...publication.on],
      created_at: now,
      created_by: accountId,
    })
    .execute()

async function insertRules(
  db: Db,
  { tenantId, timetableId }: { tenantId: string; timetableId: string },
  slotRules: readonly (SlotRule & { id: string })[],
  rentalRules: readonly (RentalRule & { id: string })[],
): Promise<void> {
  await inChunks(slotRules, (some) =>
    db
      .insertInto('availability')
      .values(
        some.map((rule) => ({
          tenant_id: tenantId,
          id: rule.id,
          timetable_id: timetableId,
          activity_id: rule.activityId,
          quantity: rule.quantity,
          begin_time: rule.begin,
          end_time: rule.end,
        })),
      )
      .execute(),
  )
  await inChunks(rentalRules, (some) =>
    db
      .insertInto('availability')
      .values(
        some.map((rule) => ({
          tenant_id: tenantId,
          id: rule.id,
          timetable_id: timetableId,
          rental_type_id: rule.rentalTypeId,
          begin_times: rule.beginTimes.toSorted(),
          durations: [...rule.durations],
        })),
      )
      .execute(),
  )
}

/**
 * Writes several series, with an audit line each; `from` are additional facts of these lines. The
 * caller recounts the slots last.
 */
export async function writeAll(
  ctx: Ctx,
  publications: readonly Publication[],
  fieldOf: FieldOf,
  from: Record<string, unknown> = {},
): Promise<{ published: PublicationResult; gains: SlotGain[] }> {
  const gains: SlotGain[] = []
  const timetablePublicIds: string[] = []
  for (const publication of publications) {
    const written = await publish(ctx, publication, timed(ctx, publication, fieldOf))
    gains.push(...written.gains)
    timetablePublicIds.push(written.id)
    await ctx.audit('timetable.published', 'timetable', written.id, {
      facts: {
        occurrences: occurrencesIn(publication),
        slots: publication.slots.length + publication.rentals.length,
        from: publication.from,
        to: publication.to,
        repeats: publication.repeats,
        ...(publication.isActive === false && { isActive: false }),
        ...from,
      },
    })
  }
  const leftOut = publications.flatMap((publication) => publication.leftOut ?? [])
  return {
    gains,
    published: {
      timetablePublicIds,
      occurrences: publications.reduce((sum, item) => sum + occurrencesIn(item), 0),
      firstDate: publications.flatMap(datesIn).reduce(earlier),
      ...(leftOut.length > 0 && { leftOutDates: leftOut }),
    },
  }
}

/** Publishes several series in addition to existing ones. */
export async function publishAll(
  ctx: Ctx,
  publications: readonly Publication[],
  fieldOf: FieldOf,
  from: Record<string, unknown> = {},
): Promise<PublicationResult> {
  const { published, gains } = await writeAll(ctx, publications, fieldOf, from)
  await recountSlots(
    ctx.db,
    ctx.tenantId,
    gains.map(({ slotId }) => slotId),
  )
  return published
}
const datesIn = ({ slots, rentals }: Publication) =>
  [...slots, ...rentals].flatMap(({ dates }) => dates)
const earlier = (date: string, other: string) => (date < other ? date : other)
