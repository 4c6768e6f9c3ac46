import type { Body, Input } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/timetables/create-rental-timetable.ts'
import type { PublicationResult } from '@guichet/contract/timetables/timetable.ts'
import { selectRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertOffered } from './assert-offered.ts'
import { conflictsOf, publishAll, timed, type Publication } from './publication.ts'
import { readPeriod } from './read-period.ts'
import { kindOfItem, lockItems } from './series.db.ts'
import { viewDraft } from './timetables.view.ts'
import { withoutClockChanges } from './without-clock-changes.ts'

const fieldOf = (row: number) => `beginTimes.${row}`

async function planNew(
  ctx: Ctx,
  body: Body<typeof contract.validateRentalTimetable>,
): Promise<Publication> {
  const { repeats, from, to, on, dates } = readPeriod(ctx, body, 1)
  const { db, language, tenantId } = ctx
  const type = await selectRows(db, tenantId, 'rental_type')
    .select('name')
    .where('id', '=', body.rentalModelPublicId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!type) throw apiError('NotFound')
  await assertOffered(ctx, body.rentalModelPublicId, body.durations)
  const planned: Publication = {
    title: body.title ?? type.name[language],
    repeats,
    from,
    to,
    on,
    slots: [],
    rentals: [
      {
        rentalTypeId: body.rentalModelPublicId,
        beginTimes: body.beginTimes,
        durations: body.durations,
        dates,
      },
    ],
  }
  return withoutClockChanges(planned, ctx.timeZone)
}

export const createRentalTimetable = handle(contract.createRentalTimetable, (ctx, { body }) =>
  publishRentalTimetable(ctx, body),
)

/** Publishes the begin times and durations of an equipment type. */
export async function publishRentalTimetable(
  ctx: Ctx,
  body: Input<typeof contract.createRentalTimetable>['body'],
): Promise<PublicationResult> {
  await lockItems(ctx.db, ctx.tenantId, 'rental_type', [body.rentalModelPublicId])
  const publication = await planNew(ctx, body)
  const conflicts = body.acceptConflicts === false ? await conflictsOf(ctx, publication) : []
  if (conflicts.length) throw apiError('TimetableConflict', { hasConflicts: true, conflicts })
  return publishAll(ctx, [publication], fieldOf)
}

export const validateRentalTimetable = handle(
  contract.validateRentalTimetable,
  async (ctx, { body }) => {
    if ((await kindOfItem(ctx.db, ctx.tenantId, body.rentalModelPublicId)) !== 'rental_type')
      throw apiError('NotFound')
    const publication = await planNew(ctx, body)
    timed(ctx, publication, fieldOf)
    const conflicts = await conflictsOf(ctx, publication)
    return { hasConflicts: conflicts.length > 0, conflicts, draft: viewDraft(publication) }
  },
)
