import type { findDays as wire } from '@guichet/contract/availability/find-days.ts'
import { sentenceOf } from '@guichet/contract/rules.words.ts'
import { activityExists } from '../catalogue/public.ts'
import type { Deed } from '../platform/mount.ts'
import { invalid, refuse } from '../platform/refuse.ts'
import { addDays, localDateOf } from '../platform/zoned-time.ts'
import { freestOfDays } from './slots.db.ts'

export const findDays: Deed<typeof wire> = async ({ db, now, actor, language }, { body }) => {
  const [from, to] = [
    localDateOf(body.beginDateTimeUtc, actor.timeZone),
    localDateOf(body.endDateTimeUtc, actor.timeZone),
  ]
  if (to < from || to > addDays(from, 366))
    throw invalid([
      { field: 'endDateTimeUtc', rule: 'order', detail: sentenceOf('order', language) },
    ])
  if (!(await activityExists(db, actor.tenantId, body.activityPublicId))) throw refuse('NotFound')
  const days = await freestOfDays(db, actor.tenantId, body.activityPublicId, from, to, now)
  return {
    days: days.map(({ on_date: date, remaining }) => ({
      date,
      isAvailable: remaining >= (body.quantity ?? 1),
      remainingQuantity: remaining,
    })),
  }
}
