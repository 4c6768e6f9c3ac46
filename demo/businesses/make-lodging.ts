import type { NightRate } from '@guichet/api/src/lodging/public.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { TicketType } from '../orders/cart-line.ts'
import { addProduct } from './add-product.ts'
import type { Business } from './make-business.ts'
import type { LodgingPlan } from './setup-plans.ts'
import { timedStock, type TimedStock } from './timed-stock.ts'

type UnitTypePlan = LodgingPlan['types'][number]
export type UnitType = TicketType & {
  typeId: string
  category: Bilingual
  room: TimedStock
  rates: readonly NightRate[]
  checkIn: string
  checkOut: string
  minNights: number
  maxPersons: number
}
/** Unit types on sale, by category and type. */
export type LodgingBook = readonly (readonly UnitType[])[]

/** Creates lodging categories with their unit types and seasonal rates. */
export const makeLodging = (business: Business): LodgingBook =>
  business.plan.setup.lodging.map(({ name, types }, position) => {
    const categoryId = newId(business)
    business.sheet.add('lodging_category', {
      tenant_id: business.id,
      id: categoryId,
      position,
      name,
    })
    return types.map((type, place) => makeUnitType(business, { id: categoryId, name }, type, place))
  })

const newId = ({ random, calendar }: Business) => random.id(calendar.at(calendar.first, '09:00'))

function makeUnitType(
  business: Business,
  category: { id: string; name: Bilingual },
  type: UnitTypePlan,
  place: number,
): UnitType {
  const { id: tenant_id, sheet, pictures } = business
  const [typeId, resourceId, productId] = [newId(business), newId(business), newId(business)]
  sheet.add('resource', {
    tenant_id,
    id: resourceId,
    kind: 'room',
    quantity: type.quantity,
    taken: 0,
    overbooked: 0,
  })
  sheet.add('lodging_type', {
    tenant_id,
    id: typeId,
    category_id: category.id,
    position: place,
    name: type.name,
    description: type.description,
    max_persons: type.maxPersons,
    min_nights: type.minNights,
    max_nights: type.maxNights,
    check_in: type.checkIn,
    check_out: type.checkOut,
    resource_id: resourceId,
    image_id: pictures.pictureOf(type.picture),
  })
  addProduct(sheet, {
    tenant_id,
    id: productId,
    kind: 'lodging',
    title: type.name,
    position: place,
    price_cents: type.cents,
    lodging_type_id: typeId,
  })
  return {
    id: productId,
    title: type.name,
    cents: type.cents,
    typeId,
    category: category.name,
    room: timedStock(resourceId, type.quantity),
    rates: makeRates(business, typeId, type.rates),
    checkIn: type.checkIn,
    checkOut: type.checkOut,
    minNights: type.minNights,
    maxPersons: type.maxPersons,
  }
}

/** Seasonal rates for every year of the calendar. */
function makeRates(
  business: Business,
  typeId: string,
  plans: UnitTypePlan['rates'],
): readonly NightRate[] {
  const { first, last } = business.calendar
  const [firstYear, lastYear] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, place) => firstYear + place)
  const rates = years.flatMap((year) =>
    plans.map(({ from, to, weekdays, cents }): NightRate => ({
      beginsOn: `${year}-${from}`,
      endsOn: `${from < to ? year : year + 1}-${to}`,
      weekdays,
      nightCents: cents,
    })),
  )
  rates.forEach(({ beginsOn, endsOn, weekdays, nightCents }, order) =>
    business.sheet.add('lodging_rate', {
      tenant_id: business.id,
      id: newId(business),
      lodging_type_id: typeId,
      position: order,
      begins_on: beginsOn,
      ends_on: endsOn,
      weekdays: [...weekdays],
      night_cents: nightCents,
    }),
  )
  return rates
}
