import { addProduct } from './add-product.ts'
import type { Activity, TicketType } from './cart-line.ts'
import type { Business } from './make-business.ts'
import type { LodgingBook, UnitType } from './make-lodging.ts'
import type { RentalBook, RentalProduct } from './make-rentals.ts'
import type { ShelfProduct } from './make-shelf.ts'
import type { PartPlan } from './setup-plans.ts'

type Books = { activities: readonly Activity[]; rentals: RentalBook; lodging: LodgingBook }

/** A part with what it is, so that a package can be sold. */
export type PackagePart = { quantity: number } & (
  | { of: 'ticket'; type: TicketType; activity: Activity }
  | { of: 'rental'; type: RentalProduct }
  | { of: 'night'; type: UnitType }
  | { of: 'product'; type: ShelfProduct }
)
export type SoldPackage = { type: TicketType; parts: readonly PackagePart[] }

/**
 * Products with or without a stock, and packages of what the business sells. @returns those that
 * are on sale
 */
export function makeProducts(
  { id: tenant_id, plan: { setup }, calendar, random, sheet }: Business,
  { activities, rentals, lodging }: Books,
): { products: ShelfProduct[]; packages: SoldPackage[] } {
  const newId = () => random.id(calendar.at(calendar.first, '09:00'))
  const products = setup.products.map(({ name, description, cents, stock, active }, position) => {
    const [id, stockId] = [newId(), newId()]
    if (stock !== null)
      sheet.add('resource', {
        tenant_id,
        id: stockId,
        kind: 'stock',
        quantity: stock,
        taken: 0,
        overbooked: 0,
      })
    addProduct(sheet, {
      tenant_id,
      id,
      kind: 'catalog_product',
      title: name,
      description,
      position,
      price_cents: cents,
      active,
      stock_id: stock === null ? null : stockId,
    })
    return {
      id,
      title: name,
      cents,
      active,
      stock: stock === null ? null : { id: stockId, quantity: stock, taken: 0 },
    }
  })
  const partOf = ({ quantity, ...part }: PartPlan): PackagePart => {
    if ('ticket' in part)
      return {
        quantity,
        of: 'ticket',
        type: activities[part.ticket[0]]!.types[part.ticket[1]]!,
        activity: activities[part.ticket[0]]!,
      }
    if ('rental' in part)
      return {
        quantity,
        of: 'rental',
        type: rentals[part.rental[0]]![part.rental[1]]![part.rental[2]]!,
      }
    if ('night' in part)
      return { quantity, of: 'night', type: lodging[part.night[0]]![part.night[1]]! }
    return { quantity, of: 'product', type: products[part.product]! }
  }
  const packages = setup.packages.map(
    ({ name, description, cents, active, parts: plans }, position) => {
      const id = newId()
      const parts = plans.map(partOf)
      addProduct(sheet, {
        tenant_id,
        id,
        kind: 'package',
        title: name,
        description,
        position,
        price_cents: cents,
        active,
      })
      parts.forEach(({ type, quantity }, place) =>
        sheet.add('package_part', {
          tenant_id,
          package_id: id,
          position: place,
          product_id: type.id,
          quantity,
        }),
      )
      return { type: { id, title: name, cents }, parts, active }
    },
  )
  return {
    products: products.filter(({ active }) => active),
    packages: packages.filter(({ active }) => active),
  }
}
