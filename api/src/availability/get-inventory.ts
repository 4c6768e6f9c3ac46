import * as contract from '@guichet/contract/availability/get-inventory.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { mustGet } from '../platform/values/must.ts'
import { addDuration, instantOrNull, later } from '../platform/values/zoned-time.ts'
import { accessoriesInStock, sizesInStock } from '../rentals/public.ts'
import { peakOf } from '../resources/public.ts'
import { takingsOf } from './timed.db.ts'
import { unitsToOmit } from './units-to-omit.db.ts'

type When = {
  date: string
  beginTime: string
  duration: string
  ticketPublicIdToOmit?: string | undefined
}

/**
 * Remaining stock of all sizes and accessories over a period: one query for what is taken,
 * regardless of their number.
 */
async function inventoryAt(
  { db, tenantId, timeZone }: Pick<Ctx, 'db' | 'tenantId' | 'timeZone'>,
  { beginsAt, endsAt, omitUnitIds }: { beginsAt: string; endsAt: string; omitUnitIds: string[] },
) {
  const sizes = await sizesInStock(db, tenantId)
  const accessories = await accessoriesInStock(db, tenantId)
  // An item also needs its turnaround before the next rental: the longest one limits the query.
  const ends = new Map(
    sizes.map((size) => [size.resource_id, addDuration(endsAt, size.turnaround, timeZone)]),
  )
  // An accessory is away as long as its equipment: the longest turnaround of its categories
  // applies, so that nothing is offered that a sale would reject.
  for (const { resource_id, category_ids } of accessories)
    ends.set(
      resource_id,
      sizes
        .filter((size) => category_ids.includes(size.category_id))
        .map((size) => mustGet(ends, size.resource_id))
        .reduce(later, endsAt),
    )
  const last = [...ends.values()].reduce(later, endsAt)
  const takings = await takingsOf(
    db,
    tenantId,
    {
      resourceIds: [...sizes, ...accessories].map((size) => size.resource_id),
      from: beginsAt,
      to: last,
    },
    { omitUnitIds },
  )
  const peak = (resourceId: string) =>
    peakOf(takings.get(resourceId) ?? [], beginsAt, mustGet(ends, resourceId))
  return {
    rentalInventoryItems: sizes.map((size) => {
      const { quantity, at } = peak(size.resource_id)
      return {
        rentalPublicId: size.category_id,
        rentalName: size.category_name,
        rentalModelPublicId: size.type_id,
        rentalModelName: size.type_name,
        rentalModelSpecificationPublicId: size.id,
        rentalModelSpecificationName: size.name,
        quantity: size.quantity,
        remainingQuantity: Math.max(0, size.quantity - quantity),
        at,
      }
    }),
    accessoryInventoryItems: accessories.map((accessory) => ({
      accessoryPublicId: accessory.id,
      productId: accessory.product_id,
      name: accessory.name,
      quantity: accessory.quantity,
      remainingQuantity: Math.max(0, accessory.quantity - peak(accessory.resource_id).quantity),
      associatedRentalPublicIds: accessory.category_ids,
    })),
  }
}

export const getRentalInventory = handle(contract.getRentalInventory, async (ctx, { query }) =>
  inventoryAt(ctx, await windowOf(ctx, query)),
)

/** Without a time, the stock of now. */
export const getInventory = handle(
  contract.getInventory,
  async (ctx, { query: { date, beginTime, duration, ...rest } }) =>
    inventoryAt(
      ctx,
      date && beginTime && duration
        ? await windowOf(ctx, { date, beginTime, duration, ...rest })
        : {
            beginsAt: ctx.now,
            endsAt: new Date(Date.parse(ctx.now) + 1).toISOString(),
            omitUnitIds: [],
          },
    ),
)

async function windowOf(
  { db, language, tenantId, timeZone }: Pick<Ctx, 'db' | 'language' | 'tenantId' | 'timeZone'>,
  { date, beginTime, duration, ticketPublicIdToOmit }: When,
) {
  const beginsAt = instantAt(date, beginTime, timeZone, language)
  return {
    beginsAt,
    endsAt: addDuration(beginsAt, duration, timeZone),
    omitUnitIds: await unitsToOmit(db, tenantId, ticketPublicIdToOmit),
  }
}

/** A begin that a clock change skips or repeats is rejected: the caller must send another one. */
function instantAt(date: string, time: string, timeZone: string, language: Language): string {
  const instant = instantOrNull(date, time, timeZone)
  if (instant === null) throw fieldProblem('beginTime', 'time', language)
  return instant
}
