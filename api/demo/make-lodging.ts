import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { NightRate } from '../src/lodging/public.ts'
import { addProduct } from './add-product.ts'
import type { TicketType } from './cart-line.ts'
import type { Business } from './make-business.ts'
import { timedStock, type TimedStock } from './timed-stock.ts'

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
/** The products of the unit types: by category and type. */
export type LodgingBook = readonly (readonly UnitType[])[]

/**
 * Lodging categories with their unit types, and the prices of their seasons in every year that the
 * calendar meets.
 */
export function makeLodging({
  id: tenant_id,
  plan: { setup },
  calendar,
  random,
  sheet,
}: Business): LodgingBook {
  const newId = () => random.id(calendar.at(calendar.first, '09:00'))
  const [firstYear, lastYear] = [
    Number(calendar.first.slice(0, 4)),
    Number(calendar.last.slice(0, 4)),
  ]
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, place) => firstYear + place)
  return setup.lodging.map(({ name, types }, position) => {
    const categoryId = newId()
    sheet.add('lodging_category', { tenant_id, id: categoryId, position, name })
    return types.map((type, place): UnitType => {
      const [typeId, resourceId, productId] = [newId(), newId(), newId()]
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
        category_id: categoryId,
        position: place,
        name: type.name,
        description: type.description,
        max_persons: type.maxPersons,
        min_nights: type.minNights,
        max_nights: type.maxNights,
        check_in: type.checkIn,
        check_out: type.checkOut,
        resource_id: resourceId,
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
      const rates = years.flatMap((year) =>
        type.rates.map(({ from, to, weekdays, cents }): NightRate => ({
          beginsOn: `${year}-${from}`,
          endsOn: `${from < to ? year : year + 1}-${to}`,
          weekdays,
          nightCents: cents,
        })),
      )
      rates.forEach(({ beginsOn, endsOn, weekdays, nightCents }, order) =>
        sheet.add('lodging_rate', {
          tenant_id,
          id: newId(),
          lodging_type_id: typeId,
          position: order,
          begins_on: beginsOn,
          ends_on: endsOn,
          weekdays: [...weekdays],
          night_cents: nightCents,
        }),
      )
      return {
        id: productId,
        title: type.name,
        cents: type.cents,
        typeId,
        category: name,
        room: timedStock(resourceId, type.quantity),
        rates,
        checkIn: type.checkIn,
        checkOut: type.checkOut,
        minNights: type.minNights,
        maxPersons: type.maxPersons,
      }
    })
  })
}
