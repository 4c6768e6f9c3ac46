/** As it is typed or printed: in one piece, or in the groups that stand on a card. */
const gap = String.raw`[\s.\u2010-\u2015-]{1,2}`
const shapes = new RegExp(
  String.raw`(?<!\d)(?:\d{14,19}|\d{4}(?:${gap}\d{4}){3}(?:${gap}\d{1,3})?|\d{4}${gap}\d{6}${gap}\d{4,5})(?!\d)`,
  'g',
)
// Visa, Mastercard, American Express, Discover, Diners Club and JCB, each with its lengths.
const issuers =
  /^(?:4\d{15}(?:\d{3})?|(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)\d+|3[47]\d{13}|6(?:011|4[4-9]|5)\d+|3(?:0[0-5]|6|8)\d{11,}|35(?:2[89]|[3-8])\d+)$/
const leastDigits: Record<string, number> = { '3': 14 }

/** Source: ISO/IEC 7812-1, annex B: every second digit from the right is doubled. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const counted = i % 2 ? digit * 2 : digit
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}

/**
 * Whether a text holds what can be the number of a payment card, also where formatting stands
 * between its digits. Thirteen digits are a barcode.
 */
export const holdsCardNumber = (text: string): boolean =>
  (text.replace(/<[^>]*>/g, '').match(shapes) ?? []).some((found) => {
    const digits = found.replace(/\D/g, '')
    const isLongEnough = digits.length >= (leastDigits[digits[0]!] ?? 16)
    return isLongEnough && issuers.test(digits) && hasCheckDigit(digits)
  })
