import { keyOf, type CartAccessory, type CartLine } from '../../../domain/cart.rules.ts'
import { sizesAt } from '../catalogue/sizes.rules.ts'
import { sizeNamed, type Plan, type RowChoices } from './party-plan.rules.ts'

function ticketLine({ activity, category, tickets }: Plan, productId: string): CartLine | null {
  const product = category?.products.find((type) => type.productId === productId)
  if (!product || !tickets.at) return null
  return {
    key: keyOf(productId, tickets.at.chosen),
    productId,
    kind: category!.category,
    title: product.title,
    activity: activity!.name,
    quantity: 1,
    ...tickets.at,
    identifications: product.identifications,
  }
}

type Lasting = (duration: string) => string
/** A rental line at the chosen time; null if its type has no product of that duration. */
function pieceLine(plan: Plan, value: string, formatDuration: Lasting): CartLine | null {
  const named = sizeNamed(plan.equipment, value)
  const { begin, duration, chosen } = plan.rental ?? {}
  const product = named?.model.products.find((item) => item.duration === duration)
  if (!named || !begin || !product) return null
  const { key, title } = sizesAt(named.model, product.productId, chosen!, undefined).find(
    ({ publicId }) => publicId === named.size.publicId,
  )!
  return {
    key,
    productId: product.productId,
    kind: 'equipment_rental',
    title,
    activity: named.category.name,
    quantity: 1,
    chosen: chosen!(named.size.publicId),
    when: `${begin.date} ${begin.beginTime} · ${formatDuration(product.duration)}`,
    identifications: [],
  }
}

/** Adds each accessory to the first piece that it belongs to. */
function carried(plan: Plan, pieces: readonly CartLine[], values: readonly string[]): CartLine[] {
  const given = new Set<string>()
  return pieces.map((piece, i) => {
    const category = sizeNamed(plan.equipment, values[i]!)!.category.publicId
    const accessories = plan.accessories.flatMap(
      ({ productId, name, rentalPublicIds }): CartAccessory[] => {
        if (given.has(productId) || !rentalPublicIds.includes(category)) return []
        given.add(productId)
        return [{ productId, title: name, quantity: 1 }]
      },
    )
    return { ...piece, ...(accessories.length > 0 && { accessories }) }
  })
}

/** A piece for the cart; with `isSizeOpen` its size is chosen at the hand-out. */
export type SeatLine = { line: CartLine; isSizeOpen: boolean }
/** Lines of one person; `unlasting` is a size whose type has no product of that duration. */
export function linesOf(
  plan: Plan,
  { ticket, pieces }: RowChoices,
  formatDuration: Lasting,
): { lines: SeatLine[]; unlasting: string | null } {
  const taken = pieces.filter(({ value }) => value)
  const values = taken.map(({ value }) => value!)
  const rented = values.map((value) => pieceLine(plan, value, formatDuration))
  const bad = rented.indexOf(null)
  if (bad >= 0) return { lines: [], unlasting: values[bad]! }
  const line = ticket?.value ? ticketLine(plan, ticket.value) : null
  return {
    lines: [
      ...(line ? [{ line, isSizeOpen: false }] : []),
      ...carried(plan, rented as CartLine[], values).map((piece, i) => ({
        line: piece,
        isSizeOpen: taken[i]!.isSizeOpen,
      })),
    ],
    unlasting: null,
  }
}
