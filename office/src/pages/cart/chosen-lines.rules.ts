import { mostPerLine } from '@guichet/contract/orders/sale/cart.ts'
import type { Lines } from './change-cart.ts'

/** Prefix of the fields of quantities, before the id of the ticket type. */
export const quantityField = 'quantity-'
/** Prefix of the fields of the people of a unit. */
export const personsField = 'persons-'

/** Value of the choice of a slot: its instant, begin and end. */
export const slotValue = (slot: {
  activationDateTimeUtc: string
  timeslotBegin: string
  timeslotEnd: string
}): string => [slot.activationDateTimeUtc, slot.timeslotBegin, slot.timeslotEnd].join(' ')

/** The slot of the value of its choice; without one, a ticket has no time. */
export function slotOf(value: string | null | undefined) {
  const [activationDateTimeUtc, timeslotBegin, timeslotEnd] = (value ?? '').split(' ')
  return activationDateTimeUtc && timeslotBegin && timeslotEnd
    ? { activationDateTimeUtc, timeslotBegin, timeslotEnd }
    : {}
}

/** Whole number of a field; 0 for anything else. */
export const wholeNumber = (text: string | null): number =>
  /^\d{1,3}$/.test(text?.trim() ?? '') ? Number(text) : 0

/** Lines of the products with a quantity in a form, in its slot or for its nights. */
export const chosenLines = (form: URLSearchParams): Lines =>
  [...form].flatMap(([field, value]) => {
    const quantity = wholeNumber(value)
    if (!field.startsWith(quantityField) || quantity === 0) return []
    const productId = field.slice(quantityField.length)
    return [{ productId, quantity, ...slotOf(form.get('slot')), ...nightsOf(form, productId) }]
  })

function nightsOf(form: URLSearchParams, productId: string) {
  const [checkInDate, checkOutDate] = [form.get('arrival'), form.get('departure')]
  const numberOfPerson = wholeNumber(form.get(personsField + productId))
  return checkInDate && checkOutDate
    ? { checkInDate, checkOutDate, ...(numberOfPerson > 0 && { numberOfPerson }) }
    : {}
}

/** Lines with the same key differ in their quantity only. */
export const keyOf = (line: Lines[number]): string => {
  const choices = { ...line, quantity: 0 }
  return JSON.stringify(choices, Object.keys(choices).toSorted())
}

/**
 * Adds lines: a line for the same ticket and slot raises the quantity of the first one. A group
 * that is larger than a line may be becomes several lines.
 */
export function withLines(lines: Lines, added: Lines): Lines {
  const all = lines.map((line) => ({ ...line }))
  for (const line of added) {
    const same = all.find((other) => keyOf(other) === keyOf(line) && other.quantity < mostPerLine)
    const first = Math.min(line.quantity, mostPerLine - (same?.quantity ?? 0))
    if (same) same.quantity += first
    else all.push({ ...line, quantity: first })
    for (let left = line.quantity - first; left > 0; left -= mostPerLine)
      all.push({ ...line, quantity: Math.min(left, mostPerLine) })
  }
  return all
}

type Change = {
  at: number
  /** Key of the line that the visitor saw there; another tab may have moved or removed it. */
  key: string | null
  quantity: number
}
/** Lines with another quantity for a line; 0 removes it. */
export function withQuantity(lines: Lines, { at: seenAt, key, quantity }: Change): Lines {
  const isThere = key === null || (lines[seenAt] && keyOf(lines[seenAt]) === key)
  const at = isThere ? seenAt : lines.findIndex((line) => keyOf(line) === key)
  const changed = lines[at]
  if (!changed) return lines
  const kept =
    quantity === 0
      ? lines.toSpliced(at, 1)
      : lines.with(at, { ...changed, quantity: Math.min(quantity, mostPerLine) })
  return quantity > mostPerLine
    ? withLines(kept, [{ ...changed, quantity: quantity - mostPerLine }])
    : kept
}
