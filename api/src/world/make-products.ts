import { addProduct } from './add-product.ts'
import type { Business } from './make-business.ts'
import type { Activity } from './make-catalogue.ts'
import type { LodgingBook } from './make-lodging.ts'
import type { ShelfProduct } from './make-shelf.ts'
import type { RentalBook } from './make-rentals.ts'
import type { PartPlan } from './setup-plans.ts'

type Books = { activities: readonly Activity[]; rentals: RentalBook; lodging: LodgingBook }

/** Products with or without a stock, and packages of what the business sells. @returns the products that are on sale */
export function makeProducts({ id: tenant_id, plan: { setup }, calendar, random, sheet }: Business, { activities, rentals, lodging }: Books): ShelfProduct[] {
  const newId = () => random.id(calendar.at(calendar.first, '09:00'))
  const products = setup.products.map(({ name, description, cents, stock, active }, position) => {
    const [id, stockId] = [newId(), newId()]
    if (stock !== null) sheet.add('resource', { tenant_id, id: stockId, kind: 'stock', quantity: stock, taken: 0, overbooked: 0 })
    addProduct(sheet, { tenant_id, id, kind: 'catalog_product', title: name, description, position, price_cents: cents, active, stock_id: stock === null ? null : stockId })
    return { id, title: name, cents, active, stock: stock === null ? null : { id: stockId, quantity: stock, taken: 0 } }
  })
  const productOf = (part: PartPlan): string => {
    if ('ticket' in part) return activities[part.ticket[0]]!.types[part.ticket[1]]!.id
    if ('rental' in part) return rentals[part.rental[0]]![part.rental[1]]![part.rental[2]]!.id
    if ('night' in part) return lodging[part.night[0]]![part.night[1]]!.id
    return products[part.product]!.id
  }
  setup.packages.forEach(({ name, description, cents, active, parts }, position) => {
    const id = newId()
    addProduct(sheet, { tenant_id, id, kind: 'package', title: name, description, position, price_cents: cents, active })
    parts.forEach((part, place) => sheet.add('package_part', { tenant_id, package_id: id, position: place, product_id: productOf(part), quantity: part.quantity }))
  })
  return products.filter(({ active }) => active)
}
