import type { findDays as endpoint } from '@guichet/contract/availability/find-days.ts'
import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { activityExists } from '../activities/public.ts'
import { invalid, apiError } from '../platform/api-error.ts'
import type { Handler } from '../platform/contexts.ts'
import { addDays, localDateOf } from '../platform/zoned-time.ts'
import { freestOfDays } from './slots.db.ts'

export const findDays: Handler<typeof endpoint> = async (
  { db, now, actor, language },
  { body },
) => {
  const [from, to] = [
    localDateOf(body.beginDateTimeUtc, actor.timeZone),
    localDateOf(body.endDateTimeUtc, actor.timeZone),
  ]
  if (to < from || to > addDays(from, 366))
    throw invalid([
      { field: 'endDateTimeUtc', rule: 'order', detail: sentenceOf('order', language) },
    ])
  if (!(await activityExists(db, actor.tenantId, body.activityPublicId))) throw apiError('NotFound')
  const days = await freestOfDays(db, actor.tenantId, {
    activityId: body.activityPublicId,
    from,
    to,
    now,
  })
  return {
    days: days.map(({ on_date: date, remaining }) => ({
      date,
      isAvailable: remaining >= (body.quantity ?? 1),
      remainingQuantity: remaining,
    })),
  }
}
