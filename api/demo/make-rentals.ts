import type { Bilingual } from '@guichet/contract/primitives.ts'
import { addProduct } from './add-product.ts'
import type { TicketType } from './cart-line.ts'
import type { Business } from './make-business.ts'
import { timedStock, type TimedStock } from './timed-stock.ts'

type RentalSize = { id: string; name: Bilingual | null; stock: TimedStock }
export type RentalProduct = TicketType & {
  typeId: string
  category: Bilingual
  duration: string
  turnaround: string
  sizes: readonly RentalSize[]
  accessories: readonly RentalAccessory[]
}
export type RentalAccessory = { type: TicketType; stock: TimedStock }
/** The pricings of the rental categories: by category, type and price. */
export type RentalBook = readonly (readonly (readonly RentalProduct[])[])[]

/** Rental categories with their types, sizes and pricings, and the accessories that go with them. */
export function makeRentals(business: Business): RentalBook {
  const {
    id: tenant_id,
    plan: { setup },
    sheet,
  } = business
  const newId = idsOf(business)
  const categoryIds = setup.rentals.map(({ name }, position) => {
    const id = newId()
    sheet.add('rental_category', { tenant_id, id, position, name })
    return id
  })
  const accessories = setup.accessories.map(() => [newId(), newId(), newId()] as const)
  const shelf = setup.accessories.map(
    (
      { name, quantity, cents, goesWith },
      place,
    ): RentalAccessory & { goesWith: readonly number[] } => ({
      type: { id: accessories[place]![2], title: name, cents },
      stock: timedStock(accessories[place]![1], quantity),
      goesWith,
    }),
  )
  const book = setup.rentals.map(({ name: category, types }, place) =>
    types.map((type, position) => {
      const typeId = newId()
      sheet.add('rental_type', {
        tenant_id,
        id: typeId,
        category_id: categoryIds[place]!,
        position,
        name: type.name,
        description: type.description,
        turnaround: type.turnaround,
      })
      const sizes = makeSizes(
        business,
        typeId,
        typeof type.sizes === 'number' ? [{ name: null, quantity: type.sizes }] : type.sizes,
      )
      return type.prices.map(([duration, cents], at): RentalProduct => {
        const id = newId()
        addProduct(sheet, {
          tenant_id,
          id,
          kind: 'equipment_rental',
          title: type.name,
          position: at,
          price_cents: cents,
          duration,
          rental_type_id: typeId,
        })
        return {
          id,
          title: type.name,
          cents,
          typeId,
          category,
          duration,
          turnaround: type.turnaround,
          sizes,
          accessories: shelf.filter(({ goesWith }) => goesWith.includes(place)),
        }
      })
    }),
  )
  setup.accessories.forEach(({ name, description, quantity, cents, goesWith }, position) => {
    const [id, resourceId, productId] = accessories[position]!
    sheet.add('resource', {
      tenant_id,
      id: resourceId,
      kind: 'accessory',
      quantity,
      taken: 0,
      overbooked: 0,
    })
    sheet.add('accessory', { tenant_id, id, position, name, description, resource_id: resourceId })
    for (const category of goesWith)
      sheet.add('accessory_category', {
        tenant_id,
        accessory_id: id,
        category_id: categoryIds[category]!,
      })
    addProduct(sheet, {
      tenant_id,
      id: productId,
      kind: 'accessory_rental',
      title: name,
      price_cents: cents,
      accessory_id: id,
    })
  })
  return book
}

const idsOf =
  ({ calendar, random }: Business) =>
  () =>
    random.id(calendar.at(calendar.first, '09:00'))

function makeSizes(
  business: Business,
  typeId: string,
  sizes: readonly { name: Bilingual | null; quantity: number }[],
): RentalSize[] {
  const { id: tenant_id, sheet } = business
  const newId = idsOf(business)
  return sizes.map(({ name, quantity }, position) => {
    const [id, resourceId] = [newId(), newId()]
    sheet.add('resource', {
      tenant_id,
      id: resourceId,
      kind: 'size',
      quantity,
      taken: 0,
      overbooked: 0,
    })
    sheet.add('rental_size', {
      tenant_id,
      id,
      type_id: typeId,
      position,
      name,
      is_default: name === null,
      resource_id: resourceId,
    })
    return { id, name, stock: timedStock(resourceId, quantity) }
  })
}
