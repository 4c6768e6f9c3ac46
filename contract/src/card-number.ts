// Prefixes and lengths of the numbers of Visa, Mastercard, American Express, Discover, Diners Club
// and JCB.
const issued =
  /^(4(\d{15}|\d{18})|5[1-5]\d{14}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|(6011|64[4-9]\d|65\d\d)\d{12,15}|3(0[0-5]|[68]\d)\d{11}|35(2[89]|[3-8]\d)\d{12,15})$/
// Groups of digits with one or two separators between them. The match is greedy: a group longer
// than a card number does not match.
const groups = /\d+(?:[\s.\u2010-\u2015-]{1,2}\d+)*/g

// UUIDs can contain such digits: list filters and image names hold them.
const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

/** Checks the last digit of a card number (Luhn). */
function isChecked(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (1 + (at % 2))
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
const isNumber = (digits: string) => issued.test(digits) && isChecked(digits)

/**
 * Joins consecutive groups of at least four digits: in “4242 4242 4242 4242 12/39” a date follows
 * the number. Two telephone numbers have shorter groups.
 */
function isAmong(written: string): boolean {
  const parts = written.split(/\D+/)
  return parts.some((_, first) => {
    const long = parts.slice(first, first + 5)
    const end = long.findIndex((part) => part.length < 4)
    const read = end < 0 ? long : long.slice(0, end)
    return read.some((_part, last) => isNumber(read.slice(0, last + 1).join('')))
  })
}
const isWritten = (text: string) =>
  (text.match(groups) ?? []).some(
    (written) => isNumber(written.replace(/\D/g, '')) || isAmong(written),
  )

// A block tag separates the texts around it; an inline tag within a word does not.
const tags = /<(\/?(?:p|h\d|li|br)\b)?[^<>]*>/g
const shown = (_: string, line?: string) => (line ? '|' : '')

/**
 * Returns true when a text, plain or HTML, contains a payment card number: 14 to 19 digits of a
 * known issuer, possibly with spaces, hyphens or dots between them. 13 digits never match: the
 * barcodes of retail products (EAN-13) have as many.
 */
export const holdsCardNumber = (text: string): boolean =>
  [text, text.replaceAll('&nbsp;', ' ').replace(tags, shown)].some((read) =>
    isWritten(read.replaceAll(ids, '|')),
  )
