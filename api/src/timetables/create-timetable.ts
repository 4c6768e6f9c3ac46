import type { Body } from '@guichet/contract/endpoint.ts'
import type {
  createTimetable as endpoint,
  validateTimetable as validateEndpoint,
} from '@guichet/contract/timetables/create-timetable.ts'
import { apiError } from '../platform/api-error.ts'
import type { Ctx, Handler } from '../platform/contexts.ts'
import { conflictsOf, publishAll, timed, type Publication } from './publication.ts'
import { readPeriod } from './read-period.ts'
import { kindOfItem, lockItems } from './series.db.ts'
import { viewDraft } from './timetables.view.ts'

const fieldOf = (row: number, edge: 'begin' | 'end') => `timeslots.${row}.${edge}Timeslot`

function planNew(ctx: Ctx, body: Body<typeof validateEndpoint>): Publication {
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
  return { title: body.title, repeats, from, to, on, slots, rentals: [] }
}
const activitiesOf = ({ activitiesWithQuantity }: Body<typeof validateEndpoint>) =>
  activitiesWithQuantity.map(({ activityPublicId }) => activityPublicId)

/** Publishes slots of activities; overlaps are looked for again while the activities are held. */
export const createTimetable: Handler<typeof endpoint> = async (ctx, { body }) => {
  const publication = planNew(ctx, body)
  await lockItems(ctx.db, ctx.actor.tenantId, 'activity', activitiesOf(body))
  const conflicts = body.acceptConflicts ? [] : await conflictsOf(ctx, publication)
  if (conflicts.length) throw apiError('TimetableConflict', { hasConflicts: true, conflicts })
  return publishAll(ctx, [publication], fieldOf)
}

export const validateTimetable: Handler<typeof validateEndpoint> = async (ctx, { body }) => {
  const publication = planNew(ctx, body)
  for (const id of activitiesOf(body))
    if ((await kindOfItem(ctx.db, ctx.actor.tenantId, id)) !== 'activity')
      throw apiError('NotFound')
  timed(ctx, publication, fieldOf)
  const conflicts = await conflictsOf(ctx, publication)
  return { hasConflicts: conflicts.length > 0, conflicts, draft: viewDraft(publication) }
}
