import { rentalOffers, takingsOf } from '../availability/public.ts'
import { selectRows } from '../platform/db/rows.ts'
import { lastOf } from '../platform/values/must.ts'
import { addDays, addDuration, instantOrNull, localDateOf } from '../platform/values/zoned-time.ts'
import { peakOf } from '../resources/public.ts'
import { accessoriesOf, movingTickets, unitsWithAccessories } from '../tickets/public.ts'
import type { LinkCtx } from './client-link/link-ctx.ts'

export type FreeTime = {
  slotId: string | null
  date: string
  beginsAt: string
  endsAt: string
  remaining: number
}
const monthOfDays = 31

/**
 * Begins at which rentals are possible again with their size, duration and accessories: offered by
 * timetables, in the future, and with enough stock at their peak, without their own claims. It
 * reads a month of days from an instant on; with `isOnly` only the first day.
 */
export async function rentalTimesFor(
  ctx: Pick<LinkCtx, 'db' | 'tenantId' | 'timeZone' | 'now'> & {
    tickets: readonly Pick<LinkCtx['tickets'][number], 'id' | 'unit_id'>[]
  },
  unitIds: readonly string[],
  { from, isOnly = false }: { from: string; isOnly?: boolean },
): Promise<FreeTime[]> {
  const { db, tenantId, timeZone, tickets } = ctx
  const [first] = await movingTickets(
    db,
    tenantId,
    tickets.filter((ticket) => ticket.unit_id === unitIds[0]).map((ticket) => ticket.id),
  )
  if (!first?.rental) return []
  const { sizeResourceId, duration, turnaround } = first.rental
  const firstDate = localDateOf(from, timeZone)
  const begins = await offeredBegins(ctx, first.rental, {
    from: firstDate,
    to: isOnly ? firstDate : addDays(firstDate, monthOfDays),
  })
  if (!begins.length) return []
  const needs = await needsOf(ctx, unitIds, sizeResourceId)
  const takings = await takingsOf(
    db,
    tenantId,
    {
      resourceIds: needs.map(({ id }) => id),
      from: begins[0]!,
      to: addDuration(addDuration(lastOf(begins), duration, timeZone), turnaround, timeZone),
    },
    { omitUnitIds: await unitsWithAccessories(db, tenantId, unitIds) },
  )
  return begins.flatMap((beginsAt) => {
    const endsAt = addDuration(beginsAt, duration, timeZone)
    const readyAt = addDuration(endsAt, turnaround, timeZone)
    const sets = needs.map(({ id, count, quantity }) =>
      Math.floor((quantity - peakOf(takings.get(id) ?? [], beginsAt, readyAt).quantity) / count),
    )
    const remaining = Math.min(...sets) * unitIds.length
    return remaining > 0
      ? [{ slotId: null, date: localDateOf(beginsAt, timeZone), beginsAt, endsAt, remaining }]
      : []
  })
}

/** Future instants at which timetables offer the type for the duration, in order. */
async function offeredBegins(
  { db, tenantId, timeZone, now }: Pick<LinkCtx, 'db' | 'tenantId' | 'timeZone' | 'now'>,
  { typeId, duration }: { typeId: string; duration: string },
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const offers = await rentalOffers(db, tenantId, { typeIds: [typeId], from, to })
  const begins = offers
    .filter((offer) => offer.durations.includes(duration))
    .flatMap(({ date, beginTimes }) =>
      beginTimes.flatMap((time) => instantOrNull(date, time, timeZone) ?? []),
    )
  return [...new Set(begins)].filter((begin) => begin > now).sort()
}

/** Quantity of each resource that all rentals need together, and the quantity in stock. */
async function needsOf(
  { db, tenantId }: Pick<LinkCtx, 'db' | 'tenantId'>,
  unitIds: readonly string[],
  sizeResourceId: string,
): Promise<{ id: string; count: number; quantity: number }[]> {
  const accessories = await accessoriesOf(db, tenantId, unitIds)
  const counts = Map.groupBy(
    [...unitIds.map(() => sizeResourceId), ...accessories.map(({ resourceId }) => resourceId)],
    (id) => id,
  )
  const resources = await selectRows(db, tenantId, 'resource')
    .select(['id', 'quantity'])
    .where('id', 'in', [...counts.keys()])
    .execute()
  const quantities = new Map(resources.map(({ id, quantity }) => [id, quantity]))
  return [...counts].map(([id, same]) => ({
    id,
    count: same.length,
    quantity: quantities.get(id) ?? 0,
  }))
}
