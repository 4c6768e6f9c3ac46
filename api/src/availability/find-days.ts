import * as contract from '@guichet/contract/availability/find-days.ts'
import { activityExists } from '../activities/public.ts'
import { readDays } from '../platform/db/read-days.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { freestOfDays } from './slots.db.ts'
import { viewDay } from './slots.view.ts'
import { unitsToOmit } from './units-to-omit.db.ts'

export const findDays = handle(
  contract.findDays,
  async ({ db, now, tenantId, timeZone, language }, { body }) => {
    const period = readDays({ timeZone, language }, body)
    if (!(await activityExists(db, tenantId, body.activityPublicId))) throw apiError('NotFound')
    const days = await freestOfDays(db, tenantId, {
      activityId: body.activityPublicId,
      ...period,
      now,
      omitUnitIds: await unitsToOmit(db, tenantId, body.ticketPublicIdToOmit),
    })
    return {
      days: days.map((day) => viewDay(day, { now, quantity: body.quantity })),
    }
  },
)
