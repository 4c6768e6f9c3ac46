import { sellablesByIds, whyNotSold, type Sellable } from '../../../activities/public.ts'
import type { Db } from '../../../platform/db/db.ts'
import { apiError } from '../../../platform/http/api-error.ts'
import { fieldProblem } from '../../../platform/http/field-problem.ts'
import { largestRemainder, packageShares, sumOf } from '../../../pricing/public.ts'
import { partsOfPackages } from '../../../products/public.ts'
import type { LineRequest, CartItem, Place, PlanningCtx } from './planned-cart.ts'

type Types = ReadonlyMap<string, Sellable>
type PackageParts = Awaited<ReturnType<typeof partsOfPackages>>
/** Products of a cart by id, and the parts of its packages by package. */
type Shelf = { types: Types; parts: PackageParts }
type Fault = (field: string, rule: string) => Error
const mostPieces = 2000

/**
 * Reads a cart against the catalogue: each line, then its parts or accessories, with unit prices.
 * Prices never come from the client. Products in `soldBefore` need not be on sale any more.
 */
export async function readCart(
  { db, now, language, tenantId }: PlanningCtx,
  cart: LineRequest[],
  soldBefore: ReadonlySet<string>,
): Promise<CartItem[]> {
  const fault: Fault = (field, rule) => fieldProblem(field, rule, language)
  const shelf = await shelfOf(db, tenantId, cart)
  const items = cart.flatMap((asked, line) => itemsOfLine(asked, line, shelf, fault))
  for (const {
    type,
    place: { line, part },
  } of items) {
    const reason = soldBefore.has(type.id) ? null : whyNotSold(type, now)
    if (reason) throw apiError('NotOnSale', { line, part, reason })
  }
  if (sumOf(items.map((item) => item.quantity)) > mostPieces)
    throw fault('tickets', `maxItems:${mostPieces}`)
  return items
}

async function shelfOf(db: Db, tenantId: string, cart: readonly LineRequest[]): Promise<Shelf> {
  const named = await sellablesByIds(
    db,
    tenantId,
    cart.flatMap((line) => [
      line.productId,
      ...(line.accessories ?? []).map(({ productId }) => productId),
    ]),
  )
  const parts = await partsOfPackages(
    db,
    tenantId,
    named.filter((type) => type.kind === 'package').map(({ id }) => id),
  )
  const inside =
    parts.size === 0
      ? []
      : await sellablesByIds(
          db,
          tenantId,
          [...parts.values()].flat().map(({ productId }) => productId),
        )
  return { types: new Map([...named, ...inside].map((type) => [type.id, type])), parts }
}

/** A line, then its parts or accessories. @throws NotFound, or InvalidRequest for wrong ones */
function itemsOfLine(
  asked: LineRequest,
  line: number,
  { types, parts }: Shelf,
  fault: Fault,
): CartItem[] {
  const place = { line, part: null, field: `tickets.${line}` }
  const type = types.get(asked.productId)
  // An accessory is sold only with a rental.
  if (!type || type.kind === 'accessory_rental') throw apiError('NotFound')
  if (asked.accessories?.length && type.kind !== 'equipment_rental')
    throw fault(`${place.field}.accessories`, 'invalid')
  const stranger = (asked.parts ?? []).findIndex(
    ({ productId }) => !parts.get(type.id)?.some((part) => part.productId === productId),
  )
  if (stranger >= 0) throw fault(`${place.field}.parts.${stranger}.productId`, 'invalid')
  const isPackage = type.kind === 'package'
  const item: CartItem = {
    key: `line-${line}`,
    place,
    type,
    asked,
    quantity: asked.quantity,
    unitCents: type.kind === 'lodging' ? null : type.price_cents,
    grossCents: Array<number>(asked.quantity).fill(isPackage ? 0 : type.price_cents),
    parent: null,
    nights: null,
  }
  return [
    item,
    ...(isPackage
      ? partsOf(item, asked, parts.get(type.id) ?? [], types)
      : accessoriesOf(item, asked, types)),
  ]
}

/**
 * Parts of a package: each has its share of the price, to the cent; a booking is one unit for all
 * its nights.
 */
function partsOf(
  item: CartItem,
  asked: LineRequest,
  parts: NonNullable<ReturnType<PackageParts['get']>>,
  types: Types,
): CartItem[] {
  const sold = parts.map((part) => ({ ...part, type: types.get(part.productId) }))
  if (!sold.length || sold.some(({ type }) => !type))
    throw apiError('NotOnSale', { line: item.place.line, part: null, reason: 'inactive' })
  const shares = packageShares(
    item.type.price_cents,
    sold.map(({ type, quantity }) => ({ listCents: type!.price_cents, quantity })),
  )
  return sold.map(({ type, quantity, productId }, j): CartItem => {
    const isStay = type!.kind === 'lodging'
    const each = isStay ? 1 : quantity
    const pieces = largestRemainder(shares[j]!, Array<number>(each).fill(1))
    const place: Place = { line: item.place.line, part: j, field: `${item.place.field}.parts.${j}` }
    return {
      key: `${item.key}/${j}`,
      place,
      type: type!,
      asked: asked.parts?.find((choice) => choice.productId === productId) ?? { productId },
      quantity: each * item.quantity,
      unitCents: type!.price_cents * (isStay ? quantity : 1),
      grossCents: Array.from({ length: item.quantity }, () => pieces).flat(),
      parent: { key: item.key, as: 'part', each },
      nights: isStay ? quantity : null,
    }
  })
}

const accessoriesOf = (item: CartItem, asked: LineRequest, types: Types): CartItem[] =>
  (asked.accessories ?? []).map(({ productId, quantity }, j): CartItem => {
    const type = types.get(productId)
    if (type?.kind !== 'accessory_rental') throw apiError('NotFound')
    return {
      key: `${item.key}+${j}`,
      place: { line: item.place.line, part: j, field: `${item.place.field}.accessories.${j}` },
      type,
      asked: { productId },
      quantity,
      unitCents: type.price_cents,
      grossCents: Array<number>(quantity).fill(type.price_cents),
      parent: { key: item.key, as: 'accessory', each: 0 },
      nights: null,
    }
  })
