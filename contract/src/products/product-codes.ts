import { Text } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'

const code = /^(?![\d._/-]*$)[A-Za-z\d][A-Za-z\d._/-]{1,19}$/
/** A code needs a letter: in a request at the counter, digits alone are quantities. */
export const ProductCode = printedAs(Text(20).regex(code, 'productCode'), {
  type: 'string',
  maxLength: 20,
  pattern: code.source,
})
/** Text that a scanner types: printable ASCII characters without spaces. */
export const ProductBarcode = printedAs(
  Text(48)
    .min(4, 'minLength:4')
    .regex(/^\S*$/, 'noWhitespace')
    .regex(/^[!-~\s]*$/, 'invalid'),
  { type: 'string', maxLength: 48, pattern: '^[!-~]{4,48}$' },
)

/**
 * Returns the key by which codes are compared: case does not matter, nor the zero that some
 * scanners put before the twelve digits of a UPC-A. The index `product_barcode` uses the same
 * rule.
 */
export const codeKey = (text: string): string => text.toLowerCase().replace(/^0(?=\d{12}$)/, '')

const checked = new Set([8, 12, 13])
/**
 * Returns true when an EAN-8, UPC-A or EAN-13 has a wrong check digit. This is only a warning: a
 * label of the business may look like that.
 */
export function hasWrongCheckDigit(text: string): boolean {
  if (!/^\d+$/.test(text) || !checked.has(text.length)) return false
  const [check, ...others] = [...text].reverse().map(Number)
  const sum = others.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 !== check
}
