import { addProduct } from './add-product.ts'
import type { Business } from './make-business.ts'

/** Where the products of the unit types stand: by category and type. */
export type LodgingBook = readonly (readonly { id: string }[])[]

/** Lodging categories with their unit types, and the prices of their seasons in every year that the calendar meets. */
export function makeLodging({ id: tenant_id, plan: { setup }, calendar, random, sheet }: Business): LodgingBook {
  const newId = () => random.id(calendar.at(calendar.first, '09:00'))
  const [firstYear, lastYear] = [Number(calendar.first.slice(0, 4)), Number(calendar.last.slice(0, 4))]
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, place) => firstYear + place)
  return setup.lodging.map(({ name, types }, position) => {
    const categoryId = newId()
    sheet.add('lodging_category', { tenant_id, id: categoryId, position, name })
    return types.map((type, place) => {
      const [typeId, resourceId, productId] = [newId(), newId(), newId()]
      sheet.add('resource', { tenant_id, id: resourceId, kind: 'room', quantity: type.quantity, taken: 0, overbooked: 0 })
      sheet.add('lodging_type', {
        tenant_id, id: typeId, category_id: categoryId, position: place, name: type.name, description: type.description, max_persons: type.maxPersons, min_nights: type.minNights, max_nights: type.maxNights,
        check_in: type.checkIn, check_out: type.checkOut, resource_id: resourceId,
      })
      addProduct(sheet, { tenant_id, id: productId, kind: 'lodging', title: type.name, position: place, price_cents: type.cents, lodging_type_id: typeId })
      years.flatMap((year) => type.rates.map((rate) => ({ ...rate, year }))).forEach(({ from, to, weekdays, cents, year }, order) => sheet.add('lodging_rate', {
        tenant_id, id: newId(), lodging_type_id: typeId, position: order, begins_on: `${year}-${from}`, ends_on: `${from < to ? year : year + 1}-${to}`, weekdays: [...weekdays], night_cents: cents,
      }))
      return { id: productId }
    })
  })
}
