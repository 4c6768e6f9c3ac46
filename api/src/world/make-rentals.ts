import { addProduct } from './add-product.ts'
import type { Business } from './make-business.ts'

/** Where the pricings of the rental categories stand: by category, type and price. */
export type RentalBook = readonly (readonly (readonly { id: string }[])[])[]

/** Rental categories with their types, sizes and pricings, and the accessories that go with them. */
export function makeRentals({ id: tenant_id, plan: { setup }, calendar, random, sheet }: Business): RentalBook {
  const newId = () => random.id(calendar.at(calendar.first, '09:00'))
  const categoryIds = setup.rentals.map(({ name }, position) => {
    const id = newId()
    sheet.add('rental_category', { tenant_id, id, position, name })
    return id
  })
  const book = setup.rentals.map(({ types }, category) => types.map((type, position) => {
    const typeId = newId()
    sheet.add('rental_type', { tenant_id, id: typeId, category_id: categoryIds[category]!, position, name: type.name, description: type.description, turnaround: type.turnaround })
    const sizes = typeof type.sizes === 'number' ? [{ name: null, quantity: type.sizes }] : type.sizes
    sizes.forEach(({ name, quantity }, place) => {
      const resourceId = newId()
      sheet.add('resource', { tenant_id, id: resourceId, kind: 'size', quantity, taken: 0, overbooked: 0 })
      sheet.add('rental_size', { tenant_id, id: newId(), type_id: typeId, position: place, name, is_default: name === null, resource_id: resourceId })
    })
    return type.prices.map(([duration, cents], place) => {
      const id = newId()
      addProduct(sheet, { tenant_id, id, kind: 'equipment_rental', title: type.name, position: place, price_cents: cents, duration, rental_type_id: typeId })
      return { id }
    })
  }))
  setup.accessories.forEach(({ name, description, quantity, cents, goesWith }, position) => {
    const [id, resourceId] = [newId(), newId()]
    sheet.add('resource', { tenant_id, id: resourceId, kind: 'accessory', quantity, taken: 0, overbooked: 0 })
    sheet.add('accessory', { tenant_id, id, position, name, description, resource_id: resourceId })
    for (const category of goesWith) sheet.add('accessory_category', { tenant_id, accessory_id: id, category_id: categoryIds[category]! })
    addProduct(sheet, { tenant_id, id: newId(), kind: 'accessory_rental', title: name, price_cents: cents, accessory_id: id })
  })
  return book
}
