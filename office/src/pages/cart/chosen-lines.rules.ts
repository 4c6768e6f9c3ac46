import type { Lines } from './change-cart.ts'

/** Prefix of the fields of quantities, before the id of the ticket type. */
export const quantityField = 'quantity-'
/** Highest quantity of a line of a cart. */
export const mostPerLine = 25

/** Value of the choice of a slot: its instant, begin and end. */
export const slotValue = (slot: {
  activationDateTimeUtc: string
  timeslotBegin: string
  timeslotEnd: string
}): string => [slot.activationDateTimeUtc, slot.timeslotBegin, slot.timeslotEnd].join(' ')

function slotOf(form: URLSearchParams) {
  const [activationDateTimeUtc, timeslotBegin, timeslotEnd] = (form.get('slot') ?? '').split(' ')
  return activationDateTimeUtc && timeslotBegin && timeslotEnd
    ? { activationDateTimeUtc, timeslotBegin, timeslotEnd }
    : {}
}

/** Whole number of a field; 0 for anything else. */
export const wholeNumber = (text: string | null): number =>
  /^\d{1,3}$/.test(text?.trim() ?? '') ? Number(text) : 0

/** Lines of the ticket types with a quantity in the form of an activity. */
export const chosenLines = (form: URLSearchParams): Lines =>
  [...form].flatMap(([field, value]) => {
    const quantity = wholeNumber(value)
    return field.startsWith(quantityField) && quantity > 0
      ? [{ productId: field.slice(quantityField.length), quantity, ...slotOf(form) }]
      : []
  })

/** Lines with the same key differ in their quantity only. */
const keyOf = (line: Lines[number]): string => {
  const choices = { ...line, quantity: 0 }
  return JSON.stringify(choices, Object.keys(choices).toSorted())
}

/** Adds lines; a line for the same ticket and slot raises the quantity of the first one. */
export function withLines(lines: Lines, added: Lines): Lines {
  const all = lines.map((line) => ({ ...line }))
  for (const line of added) {
    const same = all.find((other) => keyOf(other) === keyOf(line))
    if (same && same.quantity + line.quantity <= mostPerLine) same.quantity += line.quantity
    else all.push(line)
  }
  return all
}
