import { nameableSellables, whyNotSold, type Sellable } from '../../activities/public.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { questionsOf } from '../sale/form-answers.ts'

/** Ticket types of an activity that can be sold offline for a slot; `omitted` counts the others. */
export type OfferedTypes = { types: Sellable[]; omitted: number }

/**
 * Day tickets that a counter can sell now for slots of activities. Types with a mandatory question
 * or a holder's name are left out, as an offline sale does not store answers.
 */
export async function offeredTypes(
  { db, now, tenantId }: Pick<Ctx, 'db' | 'now' | 'tenantId'>,
  activityIds: readonly string[],
): Promise<Map<string, OfferedTypes>> {
  const wanted = new Set(activityIds)
  const sold = (await nameableSellables(db, tenantId)).filter(
    (type) =>
      type.kind === 'daily_ticket' &&
      type.scheduling !== 'Anytime' &&
      wanted.has(type.activity_id ?? '') &&
      whyNotSold(type, now) === null,
  )
  const questions = await questionsOf(
    db,
    tenantId,
    sold.map((type, line) => ({ type, place: { line, part: null } })),
  )
  const asksFirst = new Set(
    questions.forms.flatMap(({ form, lines }) =>
      form.questions.some(({ mandatory }) => mandatory) ? lines : [],
    ),
  )
  const isSimple = (type: Sellable, line: number) =>
    !asksFirst.has(line) && type.identifications.every(({ optional }) => optional)
  const judged = sold.map((type, line) => ({ type, isOffered: isSimple(type, line) }))
  return new Map(
    [...Map.groupBy(judged, ({ type }) => type.activity_id!)].map(([activityId, types]) => [
      activityId,
      {
        types: types.filter(({ isOffered }) => isOffered).map(({ type }) => type),
        omitted: types.filter(({ isOffered }) => !isOffered).length,
      },
    ]),
  )
}
