import type { Activity, TicketType } from '../orders/cart-line.ts'
import { addProduct } from './add-product.ts'
import type { Business } from './make-business.ts'
import type { LodgingBook, UnitType } from './make-lodging.ts'
import type { RentalBook, RentalProduct } from './make-rentals.ts'
import type { ShelfProduct } from './make-shelf.ts'
import type { PackagePlan, PartPlan, ProductPlan } from './setup-plans.ts'

type Books = { activities: readonly Activity[]; rentals: RentalBook; lodging: LodgingBook }

/** A part of a package with the data to sell it. */
export type PackagePart = { quantity: number } & (
  | { what: 'ticket'; type: TicketType; activity: Activity }
  | { what: 'rental'; type: RentalProduct }
  | { what: 'night'; type: UnitType }
  | { what: 'product'; type: ShelfProduct }
)
export type SoldPackage = { type: TicketType; parts: readonly PackagePart[] }

/** Products with and without stock, and packages. @returns those that are on sale */
export function makeProducts(
  business: Business,
  books: Books,
): { products: ShelfProduct[]; packages: SoldPackage[] } {
  const { setup } = business.plan
  const products = setup.products.map((plan, position) => makeProduct(business, plan, position))
  const packages = setup.packages.map((plan, position) =>
    makePackage(business, plan, {
      position,
      parts: plan.parts.map((part) => partOf(part, { ...books, products })),
    }),
  )
  return {
    products: products.filter(({ active }) => active),
    packages: packages.filter(({ active }) => active),
  }
}

const newId = ({ random, calendar }: Business) => random.id(calendar.at(calendar.first, '09:00'))

function makeProduct(
  business: Business,
  { name, picture, description, cents, stock, active, code, barcode }: ProductPlan,
  position: number,
): ShelfProduct & { active: boolean } {
  const { id: tenant_id, sheet, pictures } = business
  const [id, stockId] = [newId(business), newId(business)]
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
    image_id: pictures.pictureOf(picture),
    code: code ?? null,
    barcode: barcode ?? null,
  })
  return {
    id,
    title: name,
    cents,
    active,
    stock: stock === null ? null : { id: stockId, quantity: stock, taken: 0 },
  }
}

function partOf(
  { quantity, ...part }: PartPlan,
  { activities, rentals, lodging, products }: Books & { products: readonly ShelfProduct[] },
): PackagePart {
  if ('ticket' in part) {
    const activity = activities[part.ticket[0]]!
    return { quantity, what: 'ticket', type: activity.types[part.ticket[1]]!, activity }
  }
  if ('rental' in part) {
    const [category, type, price] = part.rental
    return { quantity, what: 'rental', type: rentals[category]![type]![price]! }
  }
  if ('night' in part)
    return { quantity, what: 'night', type: lodging[part.night[0]]![part.night[1]]! }
  return { quantity, what: 'product', type: products[part.product]! }
}

function makePackage(
  business: Business,
  { name, picture, description, cents, active }: PackagePlan,
  { position, parts }: { position: number; parts: readonly PackagePart[] },
): SoldPackage & { active: boolean } {
  const { id: tenant_id, sheet, pictures } = business
  const id = newId(business)
  addProduct(sheet, {
    tenant_id,
    id,
    kind: 'package',
    title: name,
    description,
    position,
    price_cents: cents,
    active,
    image_id: pictures.pictureOf(picture),
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
}
