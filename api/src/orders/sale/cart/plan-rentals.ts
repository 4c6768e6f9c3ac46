import { isOffered, rentalOffers, type RentalOffer } from '../../../availability/public.ts'
import { apiError } from '../../../platform/http/api-error.ts'
import type { Ctx } from '../../../platform/http/contexts.ts'
import { fieldProblem } from '../../../platform/http/field-problem.ts'
import { lastOf, mustFind, mustGet } from '../../../platform/values/must.ts'
import { addDuration, localDateOf, wallTimeOf } from '../../../platform/values/zoned-time.ts'
import {
  accessoryCategories,
  sizedTitle,
  sizesOfTypes,
  type RentalSize,
} from '../../../rentals/public.ts'
import type { CartItem, PlanningCtx, Times } from './planned-cart.ts'

type Fault = (item: CartItem, member: string, rule: string) => Error
type DatedRental = { item: CartItem; beginsAt: string; date: string }

/**
 * Plans the time and the size of the rentals of a cart. A timetable must offer the begin with the
 * duration, unless staff chose the begin: that skips the timetable, never the stock. Source:
 * docs/decisions.md 8.
 */
export async function planRentals(
  { db, now, language, tenantId, timeZone }: PlanningCtx,
  items: CartItem[],
  soldBefore: ReadonlySet<string>,
): Promise<Map<string, Times>> {
  const fault: Fault = ({ place }, member, rule) =>
    fieldProblem(`${place.field}.${member}`, rule, language)
  const rentals = items
    .filter(({ type }) => type.kind === 'equipment_rental')
    .map((item): DatedRental => {
      const { activationDateTimeUtc: beginsAt } = item.asked
      if (!beginsAt) throw fault(item, 'activationDateTimeUtc', 'required')
      return { item, beginsAt, date: localDateOf(beginsAt, timeZone) }
    })
  if (!rentals.length) return new Map()
  const typeIds = [...new Set(rentals.map(({ item }) => item.type.rental_type_id!))]
  const dates = rentals.map(({ date }) => date).sort()
  const offers = await rentalOffers(db, tenantId, {
    typeIds,
    from: dates[0]!,
    to: lastOf(dates),
  })
  const sizes = Map.groupBy(await sizesOfTypes(db, tenantId, typeIds), (size) => size.type_id)
  const times = new Map(
    rentals.map((rental): [string, Times] => {
      const { type, asked, key } = rental.item
      assertOnSale(rental, offers, { now, timeZone, isSoldBefore: soldBefore.has(type.id) })
      const size = sizeOf(sizes.get(type.rental_type_id!) ?? [], asked.specificationPublicId)
      if (!size)
        throw fault(
          rental.item,
          'specificationPublicId',
          asked.specificationPublicId ? 'invalid' : 'required',
        )
      return [key, timesOf(rental, size, timeZone)]
    }),
  )
  for (const [key, accessory] of await planAccessories({ db, tenantId }, items, times, fault))
    times.set(key, accessory)
  return times
}

/**
 * @throws NotOnSale when its time or its price has ended, or no timetable offers it and staff did
 *   not choose it
 */
function assertOnSale(
  { item: { type, asked, place }, beginsAt, date }: DatedRental,
  offers: readonly RentalOffer[],
  { now, timeZone, isSoldBefore }: { now: string; timeZone: string; isSoldBefore: boolean },
): void {
  const { line, part } = place
  const isPriceOver = !isSoldBefore && type.sale_ends_at !== null && beginsAt > type.sale_ends_at
  if (isPriceOver || addDuration(beginsAt, type.duration!, timeZone) <= now)
    throw apiError('NotOnSale', { line, part, reason: 'over' })
  if (asked.isBeginTimeCustom) return
  const wanted = {
    typeId: type.rental_type_id!,
    date,
    beginTime: wallTimeOf(beginsAt, timeZone),
    duration: type.duration!,
  }
  if (!isOffered(offers, wanted)) throw apiError('NotOnSale', { line, part, reason: 'noSuchSlot' })
}

function timesOf(
  { item: { type, asked }, beginsAt }: DatedRental,
  size: RentalSize,
  timeZone: string,
): Times {
  const endsAt = addDuration(beginsAt, type.duration!, timeZone)
  return {
    title: sizedTitle(type.title, size.name),
    window: { begins_at: beginsAt, ends_at: endsAt },
    begin: wallTimeOf(beginsAt, timeZone),
    end: wallTimeOf(endsAt, timeZone),
    slot: null,
    stay: null,
    rental: {
      sizeId: size.id,
      beginsAt,
      endsAt,
      isBeginCustom: asked.isBeginTimeCustom ?? false,
    },
    // Includes the turnaround after the return.
    takes: {
      isTimed: true,
      resourceId: size.resource_id,
      beginsAt,
      endsAt: addDuration(endsAt, type.turnaround!, timeZone),
    },
  }
}

/** An accessory has the period of its rental. */
async function planAccessories(
  { db, tenantId }: { db: Ctx['db']; tenantId: string },
  items: CartItem[],
  rentals: ReadonlyMap<string, Times>,
  fault: Fault,
) {
  const accessories = items.filter(({ parent }) => parent?.as === 'accessory')
  const goesWith = await accessoryCategories(
    db,
    tenantId,
    accessories.map(({ type }) => type.accessory_resource_id!),
  )
  return accessories.map((item): [string, Times] => {
    const rental = mustFind(items, ({ key }) => key === item.parent!.key)
    if (!goesWith.has(`${item.type.accessory_resource_id} ${rental.type.rental_category_id}`))
      throw fault(item, 'productId', 'invalid')
    const { window, begin, end, takes } = mustGet(rentals, rental.key)
    return [
      item.key,
      {
        title: item.type.title,
        window,
        begin,
        end,
        slot: null,
        rental: null,
        stay: null,
        takes: { ...takes!, resourceId: item.type.accessory_resource_id! },
      },
    ]
  })
}

/** The chosen size; a type without sizes needs no choice. */
function sizeOf(sizes: RentalSize[], id: string | undefined): RentalSize | undefined {
  if (id) return sizes.find((size) => size.id === id)
  return sizes.length === 1 && sizes[0]!.is_default ? sizes[0] : undefined
}
