import { apiError } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { localDateOf } from '../../platform/values/zoned-time.ts'
import { deltasOf } from '../changes/slot-deltas.rules.ts'
import { timesNoLongerOffered } from '../rental-times.db.ts'
import { occurrencesOf, type Occurrence, type Scope, type Series } from '../series.db.ts'
import type { SalesToMove } from '../sold.db.ts'

/**
 * Plans a removal: its occurrences and the affected sold places. Writes nothing.
 *
 * @throws NotFound when nothing is left
 */
export async function planRemoval(
  ctx: Ctx,
  series: Series,
  scope: Scope,
  date: string,
): Promise<{ targets: Occurrence[]; touched: SalesToMove }> {
  const { db, now, tenantId, timeZone } = ctx
  const targets = await occurrencesOf(db, tenantId, series, {
    scope,
    now,
    today: localDateOf(now, timeZone),
    date,
  })
  if (targets.length === 0 || (scope !== 'item' && targets[0]!.on_date !== date))
    throw apiError('NotFound')
  const rentals =
    series.kind === 'activity'
      ? null
      : {
          rentalTypeId: series.itemId,
          instants: await timesNoLongerOffered(ctx, series.itemId, targets, []),
        }
  return { targets, touched: { slots: deltasOf(targets, [], 0, new Map()), rentals } }
}
