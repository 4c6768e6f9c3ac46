// Visa; Mastercard; American Express; Discover; Diners Club; JCB: how the numbers of each begin, and
// how long they are.
const issued =
  /^(4(\d{15}|\d{18})|5[1-5]\d{14}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|(6011|64[4-9]\d|65\d\d)\d{12,15}|3(0[0-5]|[68]\d)\d{11}|35(2[89]|[3-8]\d)\d{12,15})$/
// Groups of digits with one or two separators between them. A group is read whole: what is longer
// than a number of a card is none.
const groups = /\d+(?:[\s.\u2010-\u2015-]{1,2}\d+)*/g

// An identifier may have digits of any kind: a list may be narrowed to it, a picture is named by it.
const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

/** The last digit of a card's number checks the others (Luhn). */
function isChecked(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (1 + (at % 2))
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
const isNumber = (digits: string) => issued.test(digits) && isChecked(digits)

/**
 * Groups of at least four digits that follow each other are read together: “4242 4242 4242 4242
 * 12/39” has a date behind the number. Two telephone numbers have shorter groups.
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

// What begins or ends a line keeps its neighbours apart; a mark within a word does not.
const tags = /<(\/?(?:p|h\d|li|br)\b)?[^<>]*>/g
const shown = (_: string, line?: string) => (line ? '|' : '')

/**
 * Whether somebody wrote the number of a payment card in a text, plain or formatted: 14 to 19
 * digits of an issuer, with spaces, hyphens or dots between them. 13 digits are none: they are on
 * every product in a shop.
 */
export const holdsCardNumber = (text: string): boolean =>
  [text, text.replaceAll('&nbsp;', ' ').replace(tags, shown)].some((read) =>
    isWritten(read.replaceAll(ids, '|')),
  )
