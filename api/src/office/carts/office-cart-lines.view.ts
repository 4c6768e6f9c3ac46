import { toDollars } from '@guichet/contract/money.ts'
import { sellablesByIds, viewIdentifications } from '../../activities/public.ts'
import type { PlannedCart } from '../../orders/public.ts'
import type { GuestCtx } from '../../platform/http/contexts.ts'
import { localDateOf, wallTimeOf } from '../../platform/values/zoned-time.ts'
import { sumOf } from '../../pricing/public.ts'
import type { CartRow } from './carts.db.ts'

/** Lines with their titles, also while the cart cannot be planned. */
export async function viewLines(
  { db, tenantId, timeZone }: GuestCtx,
  { lines }: CartRow,
  planned: PlannedCart | null,
) {
  if (lines.length === 0) return []
  const products = await sellablesByIds(
    db,
    tenantId,
    lines.map(({ productId }) => productId),
  )
  const titles = new Map(products.map((product) => [product.id, product]))
  return lines.map((sent, i) => {
    const ofLine = planned?.lines.filter(({ place }) => place.line === i) ?? []
    return {
      sent,
      ...viewProduct(titles.get(sent.productId)),
      ...viewPlanned(ofLine, timeZone),
      total: planned && toDollars(sumOf(ofLine.flatMap(({ grossCents }) => grossCents))),
    }
  })
}

type Product = Awaited<ReturnType<typeof sellablesByIds>>[number]
const viewProduct = (product: Product | undefined) => ({
  title: product?.title ?? { fr: '', en: '' },
  categoryTitle: product?.category_title ?? null,
  identifications: viewPeople(product?.identifications ?? []),
})

/** Times of a line, its parts, and its title, which is that of the size of equipment. */
function viewPlanned(ofLine: PlannedCart['lines'], timeZone: string) {
  const line = ofLine.find(({ parent }) => parent === null)
  return {
    ...(line && { title: line.title }),
    ...whenOf(line, timeZone),
    persons: line?.stay?.persons ?? null,
    ...viewParts(ofLine, timeZone),
  }
}

/** Parts of a package with their times, and those whose tickets name people. */
function viewParts(ofLine: PlannedCart['lines'], timeZone: string) {
  const parts = ofLine.filter(({ parent }) => parent?.as === 'part')
  return {
    parts: parts.map((part) => ({
      title: part.title,
      quantity: part.quantity,
      ...whenOf(part, timeZone),
    })),
    namedParts: parts
      .filter(({ type }) => type.identifications.length > 0)
      .map(({ place, type, quantity }) => ({
        productId: type.id,
        part: place.part!,
        title: type.title,
        quantity,
        identifications: viewPeople(type.identifications),
      })),
  }
}

const viewPeople = (identifications: Parameters<typeof viewIdentifications>[0]) =>
  viewIdentifications(identifications).map(({ publicId, label, isOptional }) => ({
    publicId,
    label,
    isOptional,
  }))

/** Local dates and times of a line; those of a stay are its nights. */
function whenOf(line: PlannedCart['lines'][number] | undefined, timeZone: string) {
  const none = { date: null, endDate: null, begin: null, end: null }
  if (!line) return none
  if (line.stay) return { ...none, date: line.stay.checkIn, endDate: line.stay.checkOut }
  const { window, slot, rental } = line
  if (!window) return none
  const dates = {
    date: localDateOf(window.begins_at, timeZone),
    endDate: localDateOf(window.ends_at, timeZone),
  }
  return slot || rental
    ? {
        ...dates,
        begin: wallTimeOf(window.begins_at, timeZone).slice(0, 5),
        end: wallTimeOf(window.ends_at, timeZone).slice(0, 5),
      }
    : { ...none, ...dates }
}
