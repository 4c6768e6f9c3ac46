/** Letters of a prefix of order numbers, at most; eight digits follow. */
const order = /^[A-Z][A-Z0-9]{0,5}\d{8}$/
const ticket = /^[2-9A-HJ-NP-Z]{10}$/

/**
 * The order number in a text that was read at a gate, null if it has none. A text that may also be
 * the number of a ticket is read as that.
 */
export function orderNumberOf(text: string): string | null {
  const number = text.toUpperCase().replaceAll(/[\s#-]/g, '')
  return order.test(number) && !ticket.test(number) ? number : null
}

/** Whether a text is a name, which no code or number is: letters and spaces only. */
export const isName = (text: string): boolean =>
  /^[\p{L}\p{M}'’. -]{2,80}$/u.test(text.trim()) &&
  !ticket.test(text.toUpperCase().replaceAll(/[\s-]/g, ''))
