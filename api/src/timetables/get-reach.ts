import * as contract from '@guichet/contract/timetables/remove-availability.ts'
import { handle } from '../platform/http/contexts.ts'
import { lastOf } from '../platform/values/must.ts'
import { planRemoval } from './removals/plan-removal.ts'
import { findSeries, type Scope } from './series.db.ts'
import { soldBy, viewImpact } from './sold.db.ts'

export const getReach = handle(
  contract.getReach,
  async (ctx, { params: { id, availabilityId }, query: { date } }) => {
    const { db, tenantId, timeZone } = ctx
    const series = await findSeries(db, tenantId, {
      timetablePublicId: id,
      availabilityPublicId: availabilityId,
    })
    const reach = async (scope: Scope) => {
      const { targets, touched } = await planRemoval(ctx, series, scope, date)
      return {
        occurrences: targets.length,
        lastDate: lastOf(targets).on_date,
        impact: viewImpact(await soldBy(db, tenantId, touched), timeZone),
      }
    }
    return {
      version: series.version,
      date: await reach('date'),
      weekday: await reach(series.isOnce ? 'date' : 'weekday'),
      item: await reach('item'),
    }
  },
)
