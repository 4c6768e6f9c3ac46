import type { Body, Input } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/timetables/create-timetable.ts'
import type { PublicationResult } from '@guichet/contract/timetables/timetable.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { conflictsOf, publishAll, timed, type Publication } from './publication.ts'
import { readPeriod } from './read-period.ts'
import { kindOfItem, lockItems } from './series.db.ts'
import { viewDraft } from './timetables.view.ts'
import { withoutClockChanges } from './without-clock-changes.ts'

const fieldOf = (row: number, edge: 'begin' | 'end') => `timeslots.${row}.${edge}Timeslot`

async function planNew(
  ctx: Ctx,
  body: Body<typeof contract.validateTimetable>,
): Promise<Publication> {
  const { repeats, from, to, on, dates } = readPeriod(
    ctx,
    body,
    body.timeslots.length * body.activitiesWithQuantity.length,
  )
  const slots = body.activitiesWithQuantity.flatMap(({ activityPublicId: activityId, quantity }) =>
    body.timeslots.map(({ beginTimeslot: begin, endTimeslot: end }, row) => ({
      activityId,
      begin,
      end,
      quantity,
      dates,
      row,
    })),
  )
  const title = body.title ?? (await nameOf(ctx, body.activitiesWithQuantity[0]!.activityPublicId))
  const planned: Publication = {
    title,
    isActive: body.isActive,
    repeats,
    from,
    to,
    on,
    slots,
    rentals: [],
  }
  return withoutClockChanges(planned, ctx.timeZone)
}
/** Name of an activity. @throws NotFound */
async function nameOf({ db, language, tenantId }: Ctx, id: string): Promise<string> {
  const activity = await selectRows(db, tenantId, 'activity')
    .select('name')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!activity) throw apiError('NotFound')
  return activity.name[language]
}
const activitiesOf = ({ activitiesWithQuantity }: Body<typeof contract.validateTimetable>) =>
  activitiesWithQuantity.map(({ activityPublicId }) => activityPublicId)

export const createTimetable = handle(contract.createTimetable, (ctx, { body }) =>
  publishTimetable(ctx, body),
)

/** Publishes slots of activities; overlaps are checked again after the activities are locked. */
export async function publishTimetable(
  ctx: Ctx,
  body: Input<typeof contract.createTimetable>['body'],
): Promise<PublicationResult> {
  const publication = await planNew(ctx, body)
  await lockItems(ctx.db, ctx.tenantId, 'activity', activitiesOf(body))
  // Other clients validate first and send no flag to proceed; the portal sends that overlaps are
  // not accepted.
  const isRefusable = body.acceptConflicts === false && body.isActive !== false
  const conflicts = isRefusable ? await conflictsOf(ctx, publication) : []
  if (conflicts.length) throw apiError('TimetableConflict', { hasConflicts: true, conflicts })
  return publishAll(ctx, [publication], fieldOf)
}

export const validateTimetable = handle(contract.validateTimetable, async (ctx, { body }) => {
  const publication = await planNew(ctx, body)
  for (const id of activitiesOf(body))
    if ((await kindOfItem(ctx.db, ctx.tenantId, id)) !== 'activity') throw apiError('NotFound')
  timed(ctx, publication, fieldOf)
  const conflicts = await conflictsOf(ctx, publication)
  return { hasConflicts: conflicts.length > 0, conflicts, draft: viewDraft(publication) }
})
