import type { Bilingual } from '@guichet/contract/primitives.ts'
import type { TicketType } from '../orders/cart-line.ts'
import { addProduct } from './add-product.ts'
import type { Business } from './make-business.ts'
import type { AccessoryPlan, RentalPlan } from './setup-plans.ts'
import { timedStock, type TimedStock } from './timed-stock.ts'

type RentalTypePlan = RentalPlan['types'][number]
type RentalSize = { id: string; name: Bilingual | null; stock: TimedStock }
export type RentalProduct = TicketType & {
  typeId: string
  category: Bilingual
  duration: string
  turnaround: string
  sizes: readonly RentalSize[]
  accessories: readonly RentalAccessory[]
}
type RentalAccessory = { type: TicketType; stock: TimedStock }
/** Rental products, by category, type and price. */
export type RentalBook = readonly (readonly (readonly RentalProduct[])[])[]

type AccessoryIds = { id: string; resourceId: string; productId: string }

/** Creates rental categories with their types, sizes and prices, and their accessories. */
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
  const accessoryIds = setup.accessories.map((): AccessoryIds => ({
    id: newId(),
    resourceId: newId(),
    productId: newId(),
  }))
  const accessories = setup.accessories.map(({ name, quantity, cents, goesWith }, place) => ({
    type: { id: accessoryIds[place]!.productId, title: name, cents },
    stock: timedStock(accessoryIds[place]!.resourceId, quantity),
    goesWith,
  }))
  const book = setup.rentals.map(({ name, types }, place) => {
    const category = {
      id: categoryIds[place]!,
      name,
      accessories: accessories.filter(({ goesWith }) => goesWith.includes(place)),
    }
    return types.map((type, position) => makeType(business, category, type, position))
  })
  setup.accessories.forEach((plan, position) =>
    writeAccessory(business, { ...plan, position }, accessoryIds[position]!, categoryIds),
  )
  return book
}

/** @returns The products of the type, by price */
function makeType(
  business: Business,
  category: { id: string; name: Bilingual; accessories: readonly RentalAccessory[] },
  type: RentalTypePlan,
  position: number,
): RentalProduct[] {
  const { id: tenant_id, sheet, pictures } = business
  const newId = idsOf(business)
  const typeId = newId()
  sheet.add('rental_type', {
    tenant_id,
    id: typeId,
    category_id: category.id,
    position,
    name: type.name,
    description: type.description,
    turnaround: type.turnaround,
    image_id: pictures.pictureOf(type.picture),
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
      category: category.name,
      duration,
      turnaround: type.turnaround,
      sizes,
      accessories: category.accessories,
    }
  })
}

function writeAccessory(
  { id: tenant_id, sheet, pictures }: Business,
  {
    name,
    picture,
    description,
    quantity,
    cents,
    goesWith,
    position,
  }: AccessoryPlan & { position: number },
  { id, resourceId, productId }: AccessoryIds,
  categoryIds: readonly string[],
): void {
  sheet.add('resource', {
    tenant_id,
    id: resourceId,
    kind: 'accessory',
    quantity,
    taken: 0,
    overbooked: 0,
  })
  sheet.add('accessory', {
    tenant_id,
    id,
    position,
    name,
    description,
    resource_id: resourceId,
    image_id: pictures.pictureOf(picture),
  })
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
