import { Text } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'

const code = /^(?![\d._/-]*$)[A-Za-z\d][A-Za-z\d._/-]{1,19}$/
/** With a letter: digits alone are quantities in a sentence of the counter. */
export const ProductCode = printedAs(Text(20).regex(code, 'productCode'), {
  type: 'string',
  maxLength: 20,
  pattern: code.source,
})
/** What a scanner types: any printable characters, of which a space is none. */
export const ProductBarcode = printedAs(
  Text(48)
    .min(4, 'minLength:4')
    .regex(/^\S*$/, 'noWhitespace')
    .regex(/^[!-~\s]*$/, 'invalid'),
  { type: 'string', maxLength: 48, pattern: '^[!-~]{4,48}$' },
)

/**
 * What two codes are compared by: capitals do not count, nor the zero that some scanners put before
 * the twelve digits of a UPC-A. The index `product_barcode` says the same.
 */
export const codeKey = (text: string): string => text.toLowerCase().replace(/^0(?=\d{12}$)/, '')

const checked = new Set([8, 12, 13])
/**
 * Whether digits as long as an EAN-8, a UPC-A or an EAN-13 end with another digit than the one that
 * checks the others. A label of the business may be so all the same.
 */
export function hasWrongCheckDigit(text: string): boolean {
  if (!/^\d+$/.test(text) || !checked.has(text.length)) return false
  const [check, ...others] = [...text].reverse().map(Number)
  const sum = others.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 !== check
}
