import { occurrenceLimit } from '@guichet/contract/timetables/timetable.ts'
import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { fieldProblem } from '../../platform/http/field-problem.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { conflictsOf, occurrencesIn, timed, type Publication } from '../publication.ts'
import { viewCopy } from '../timetables.view.ts'

/** Asserts that a copy begins after today, is not too large, and is not empty. */
export function assertCopiable(
  ctx: Ctx,
  publications: readonly Publication[],
  field: string,
): void {
  const today = localDateOf(ctx.now, ctx.timeZone)
  if (publications.length === 0) throw fieldProblem(field, 'nothingToCopy', ctx.language)
  if (publications.some(({ from }) => from < today))
    throw fieldProblem(field, 'nonPastPeriod', ctx.language)
  if (publications.reduce((sum, item) => sum + occurrencesIn(item), 0) > occurrenceLimit)
    throw fieldProblem(field, `maxOccurrences:${occurrenceLimit}`, ctx.language)
  for (const publication of publications) timed(ctx, publication, () => field)
}

/** Activities and equipment types of publications. */
export const itemsIn = (publications: readonly Publication[]) => ({
  activityIds: [
    ...new Set(publications.flatMap(({ slots }) => slots.map(({ activityId }) => activityId))),
  ],
  rentalTypeIds: [
    ...new Set(
      publications.flatMap(({ rentals }) => rentals.map(({ rentalTypeId }) => rentalTypeId)),
    ),
  ],
})

/** @throws TimetableConflict when a copy would overlap existing slots and that is not accepted */
export async function assertFree(ctx: Ctx, publications: readonly Publication[]): Promise<void> {
  const { conflicts } = await draftOf(ctx, publications)
  if (conflicts.length) throw apiError('TimetableConflict', { hasConflicts: true, conflicts })
}

export async function draftOf(ctx: Ctx, publications: readonly Publication[]) {
  const conflicts = []
  for (const publication of publications) conflicts.push(...(await conflictsOf(ctx, publication)))
  return { hasConflicts: conflicts.length > 0, conflicts, ...viewCopy(publications) }
}
