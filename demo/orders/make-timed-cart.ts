import { nightPrices, stayCents } from '@guichet/api/src/lodging/public.ts'
import { addDays, addDuration } from '@guichet/api/src/platform/values/zoned-time.ts'
import { largestRemainder, packageShares } from '@guichet/api/src/pricing/public.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { iso, minutes } from '../businesses/calendar.ts'
import type { Business } from '../businesses/make-business.ts'
import type { UnitType } from '../businesses/make-lodging.ts'
import { beginTimes, isOffered } from '../businesses/make-offers.ts'
import type { PackagePart, SoldPackage } from '../businesses/make-products.ts'
import type { RentalProduct } from '../businesses/make-rentals.ts'
import { freeOf, take } from '../businesses/timed-stock.ts'
import type { CartLine } from './cart-line.ts'
import type { Shop } from './make-cart.ts'

const none = { slot: null, counted: null, season: null, holders: [] } as const
/** Maximum days between sale and visit, within the range of slots and offers. */
const furthest = 60

/**
 * Equipment with accessories, a stay or a package; null if this business has none, or nothing is
 * free. `when` bounds the last day.
 */
export function makeTimedCart(business: Business, shop: Shop, atMs: number): CartLine[] | null {
  const { random } = business
  const [rentals, stays] = [shop.rentals.flat(2), shop.lodging.flat()]
  const what = random.weighted(
    ['rental', 'stay', 'package'] as const,
    (each) =>
      ({
        rental: rentals.length && 6,
        stay: stays.length && 3,
        package: shop.packages.length && 1.5,
      })[each],
  )
  if (what === 'rental' && rentals.length) return rent(business, random.pick(rentals), atMs)
  if (what === 'stay' && stays.length) return stay(business, random.pick(stays), atMs)
  return what === 'package' && shop.packages.length
    ? bundle(business, shop, random.pick(shop.packages), atMs)
    : null
}

const dayOf = ({ random, calendar }: Business, atMs: number) =>
  addDays(
    calendar.localDate(atMs),
    random.weighted([0, 1, 3, 8, 20, furthest - 10], (ahead) => 20 / (ahead + 3)),
  )
const msOf = (instant: string) => Date.parse(instant)

function rent(business: Business, product: RentalProduct, atMs: number): CartLine[] | null {
  const { random } = business
  const quantity = random.weighted([1, 2, 3], (count) => 4 / count)
  const line = rentalLine(business, product, { quantity, date: dayOf(business, atMs), atMs })
  if (!line) return null
  const extra =
    product.accessories.length && random.chance(0.5) ? random.pick(product.accessories) : null
  const { beginsMs, endsMs } = line.timed!
  if (!extra || freeOf(extra.stock, beginsMs, endsMs) < quantity) return [line]
  take(extra.stock, quantity, beginsMs, endsMs)
  return [
    line,
    {
      ...none,
      kind: 'accessory_rental',
      category: null,
      type: extra.type,
      quantity,
      window: line.window!,
      timed: { resourceId: extra.stock.resourceId, beginsMs, endsMs },
      parent: { place: 0, as: 'accessory', each: 0 },
    },
  ]
}

function rentalLine(
  { random, calendar }: Pick<Business, 'random' | 'calendar'>,
  product: RentalProduct,
  { quantity, date, atMs }: { quantity: number; date: string; atMs: number },
): CartLine | null {
  const begins = beginTimes
    .map((time) => calendar.at(date, time))
    .filter((ms) => ms > atMs - 30 * minutes)
  if (!isOffered(date) || !begins.length) return null
  return rentalFrom({ random, calendar }, product, { quantity, beginsMs: random.pick(begins) })
}

/** Pieces of a size from a time on; null if none is free. */
export function rentalFrom(
  { random, calendar }: Pick<Business, 'random' | 'calendar'>,
  product: RentalProduct,
  { quantity, beginsMs }: { quantity: number; beginsMs: number },
): CartLine | null {
  const endsMs = msOf(addDuration(iso(beginsMs), product.duration, calendar.timeZone))
  const backMs = msOf(addDuration(iso(endsMs), product.turnaround, calendar.timeZone))
  const free = product.sizes.filter(({ stock }) => freeOf(stock, beginsMs, backMs) >= quantity)
  if (!free.length) return null
  const size = random.pick(free)
  take(size.stock, quantity, beginsMs, backMs)
  const title: Bilingual = size.name
    ? { fr: `${product.title.fr} – ${size.name.fr}`, en: `${product.title.en} – ${size.name.en}` }
    : product.title
  return {
    ...none,
    kind: 'equipment_rental',
    category: product.category,
    type: { ...product, title },
    quantity,
    window: { beginsMs, endsMs },
    rental: { sizeId: size.id },
    timed: { resourceId: size.stock.resourceId, beginsMs, endsMs: backMs },
  }
}

function stay(business: Business, type: UnitType, atMs: number): CartLine[] | null {
  const nights = type.minNights + business.random.weighted([0, 1, 2], (more) => 3 / (more + 1))
  return stayFrom(business, type, { checkIn: dayOf(business, atMs), nights })
}

/** A unit from a day on; null if none is free. */
export function stayFrom(
  business: Business,
  type: UnitType,
  { checkIn, nights }: { checkIn: string; nights: number },
): CartLine[] | null {
  const line = stayLine(business, type, { quantity: 1, checkIn, nights })
  return (
    line && [
      {
        ...line,
        cents: stayCents(
          nightPrices({
            checkIn,
            checkOut: addDays(checkIn, nights),
            baseCents: type.cents,
            rates: type.rates,
          }),
        ),
      },
    ]
  )
}

function stayLine(
  { random, calendar }: Business,
  type: UnitType,
  { quantity, checkIn, nights }: { quantity: number; checkIn: string; nights: number },
): CartLine | null {
  const checkOut = addDays(checkIn, nights)
  const [beginsMs, endsMs] = [
    calendar.at(checkIn, type.checkIn),
    calendar.at(checkOut, type.checkOut),
  ]
  if (freeOf(type.room, beginsMs, endsMs) < quantity) return null
  take(type.room, quantity, beginsMs, endsMs)
  return {
    ...none,
    kind: 'lodging',
    category: type.category,
    type,
    quantity,
    window: { beginsMs, endsMs },
    timed: { resourceId: type.room.resourceId, beginsMs, endsMs },
    stay: {
      typeId: type.typeId,
      checkIn,
      checkOut,
      persons: random.int(1, type.maxPersons),
      checkInTime: type.checkIn,
      checkOutTime: type.checkOut,
    },
  }
}

/** A package with all its parts on one day; null if one of them is not available. */
function bundle(
  business: Business,
  shop: Shop,
  { type, parts }: SoldPackage,
  atMs: number,
): CartLine[] | null {
  const date = dayOf(business, atMs)
  const shares = packageShares(
    type.cents,
    parts.map((part) => ({ listCents: part.type.cents, quantity: part.quantity })),
  )
  const lines = parts.map((part, place): CartLine | null => {
    const line = partLine(business, shop, part, { date, atMs })
    return (
      line && {
        ...line,
        grossCents: largestRemainder(shares[place]!, Array<number>(line.quantity).fill(1)),
        cents: part.type.cents * (part.what === 'night' ? part.quantity : 1),
        parent: { place: 0, as: 'part', each: line.quantity },
      }
    )
  })
  if (lines.some((line) => line === null)) return null
  return [
    { ...none, kind: 'package', category: null, type, quantity: 1, grossCents: [0] },
    ...(lines as CartLine[]),
  ]
}

function partLine(
  business: Business,
  shop: Shop,
  part: PackagePart,
  { date, atMs }: { date: string; atMs: number },
): CartLine | null {
  const { quantity } = part
  if (part.what === 'rental') return rentalLine(business, part.type, { quantity, date, atMs })
  if (part.what === 'night')
    return stayLine(business, part.type, { quantity: 1, checkIn: date, nights: quantity })
  if (part.what === 'product')
    return part.type.stock && part.type.stock.quantity - part.type.stock.taken < quantity
      ? null
      : {
          ...none,
          kind: 'catalog_product',
          category: null,
          type: part.type,
          quantity,
          counted: part.type.stock,
        }
  const slot = (shop.book.get(part.activity)?.get(date) ?? []).find(
    (item) => item.endsMs > atMs && item.quantity - item.taken >= quantity,
  )
  return slot
    ? {
        ...none,
        kind: 'daily_ticket',
        category: part.activity.plan.name,
        type: part.type,
        quantity,
        slot,
        counted: slot,
      }
    : null
}
