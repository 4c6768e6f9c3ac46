import { selectRows } from '../platform/db/rows.ts'
import type { Ctx } from '../platform/http/contexts.ts'
import { clockOf } from './occurrences.rules.ts'
import type { Occurrence } from './series.db.ts'

/**
 * Instants at which occurrences offer equipment and nothing else will: neither another series nor
 * the replacements in `offered`.
 */
export async function timesNoLongerOffered(
  { db, tenantId, timeZone }: Ctx,
  rentalTypeId: string,
  targets: readonly Occurrence[],
  offered: readonly { date: string; begin: string }[],
): Promise<string[]> {
  if (targets.length === 0) return []
  const own = new Set(targets.map(({ id }) => id))
  const others = await selectRows(db, tenantId, 'occurrence')
    .select(['id', 'on_date', 'begin_times'])
    .where('rental_type_id', '=', rentalTypeId)
    .where('on_date', 'in', [...new Set(targets.map((target) => target.on_date))] as never)
    .where('closed_at', 'is', null)
    .execute()
  const kept = new Set([
    ...others
      .filter(({ id }) => !own.has(id))
      .flatMap((other) =>
        (other.begin_times ?? []).map((begin) => `${other.on_date} ${begin.slice(0, 5)}`),
      ),
    ...offered.map(({ date, begin }) => `${date} ${begin}`),
  ])
  return targets.flatMap((target) => {
    const at = clockOf(target.on_date, timeZone)
    return (target.begin_times ?? [])
      .filter((begin) => !kept.has(`${target.on_date} ${begin.slice(0, 5)}`))
      .flatMap((begin) => at(begin) ?? [])
  })
}
