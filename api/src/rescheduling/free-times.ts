import { rentalOffers, takingsOf } from '../availability/public.ts'
import { addDays, addDuration, instantOrNull, localDateOf } from '../platform/zoned-time.ts'
import { peakOf } from '../resources/public.ts'
import { accessoriesOf, movingTickets } from '../tickets/public.ts'
import type { LinkCtx } from './link-ctx.ts'

export type FreeTime = {
  slotId: string | null
  date: string
  beginsAt: string
  endsAt: string
  remaining: number
}
const monthOfDays = 31

/**
 * The begins at which pieces can be rented again as they were, with their size, their duration and
 * their accessories: those that timetables offer, are still to come, and have enough left at their
 * peak. Looks at a month of days from an instant on; `isOnly` at the first day alone.
 */
export async function rentalTimesFor(
  {
    db,
    tenantId,
    timeZone,
    now,
    tickets,
  }: Pick<LinkCtx, 'db' | 'tenantId' | 'timeZone' | 'now' | 'tickets'>,
  unitIds: readonly string[],
  { from, isOnly = false }: { from: string; isOnly?: boolean },
): Promise<FreeTime[]> {
  const [first] = await movingTickets(
    db,
    tenantId,
    tickets.filter((ticket) => ticket.unit_id === unitIds[0]).map((ticket) => ticket.id),
  )
  if (!first?.rental) return []
  const { typeId, sizeResourceId, duration, turnaround } = first.rental
  const firstDate = localDateOf(from, timeZone)
  const lastDate = isOnly ? firstDate : addDays(firstDate, monthOfDays)
  const offers = (await rentalOffers(db, tenantId, [typeId], firstDate, lastDate)).filter((offer) =>
    offer.durations.includes(duration),
  )
  const begins = [
    ...new Set(
      offers.flatMap(({ date, beginTimes }) =>
        beginTimes.flatMap((time) => instantOrNull(date, time, timeZone) ?? []),
      ),
    ),
  ]
    .filter((begin) => begin > now)
    .sort()
  if (!begins.length) return []
  // What each resource must give to all of the pieces at once.
  const needs = [
    ...Map.groupBy(
      [
        ...unitIds.map(() => sizeResourceId),
        ...(await accessoriesOf(db, tenantId, unitIds)).map(({ resourceId }) => resourceId),
      ],
      (id) => id,
    ),
  ].map(([id, of]) => ({ id, count: of.length }))
  const quantities = new Map(
    (
      await db
        .selectFrom('resource')
        .select(['id', 'quantity'])
        .where('tenant_id', '=', tenantId)
        .where(
          'id',
          'in',
          needs.map(({ id }) => id),
        )
        .execute()
    ).map(({ id, quantity }) => [id, quantity]),
  )
  const takings = await takingsOf(
    db,
    tenantId,
    needs.map(({ id }) => id),
    begins[0]!,
    addDuration(addDuration(begins.at(-1)!, duration, timeZone), turnaround, timeZone),
  )
  return begins.flatMap((beginsAt) => {
    const endsAt = addDuration(beginsAt, duration, timeZone)
    const sets = needs.map(({ id, count }) =>
      Math.floor(
        ((quantities.get(id) ?? 0) -
          peakOf(takings.get(id) ?? [], beginsAt, addDuration(endsAt, turnaround, timeZone))
            .quantity) /
          count,
      ),
    )
    const remaining = Math.min(...sets) * unitIds.length
    return remaining > 0
      ? [{ slotId: null, date: localDateOf(beginsAt, timeZone), beginsAt, endsAt, remaining }]
      : []
  })
}
