import { expect, test } from 'vitest'
import { codeKey, hasWrongCheckDigit, ProductBarcode, ProductCode } from './product-codes.ts'

test.each(['4006381333931', '036000291452', '96385074', '73513537'])(
  '%s has a correct check digit',
  (text) => {
    expect(hasWrongCheckDigit(text)).toBe(false)
  },
)
test.each(['4006381333932', '4006381339331', '036000291453', '96385075'])(
  '%s has a wrong check digit',
  (text) => {
    expect(hasWrongCheckDigit(text)).toBe(true)
  },
)
test.each(['4006', '12345678901234', 'ABCDEFGH', '9638507X', ''])(
  '%j has no check digit',
  (text) => {
    expect(hasWrongCheckDigit(text)).toBe(false)
  },
)

test('case and the zero before a UPC-A do not matter', () => {
  expect(codeKey('Mit-01')).toBe('mit-01')
  expect(codeKey('0036000291452')).toBe(codeKey('036000291452'))
  expect(codeKey('036000291452')).toBe('036000291452')
  expect(codeKey('4006381333931')).toBe('4006381333931')
})

test.each(['MIT-01', 'm1', '01-MIT', 'A.B_C/D', 'TUQUE', 'A'.repeat(20)])(
  'the code %s is accepted',
  (text) => {
    expect(ProductCode.safeParse(text).success).toBe(true)
  },
)
test.each(['', 'M', '1001', 'MIT 01', '-MIT', 'MÏT', 'A'.repeat(21)])(
  'the code %j is refused',
  (text) => {
    expect(ProductCode.safeParse(text).error?.issues[0]?.message).toMatch(/productCode|maxLength/)
  },
)

test.each(['1001', '4006381333931', 'X-+*/$%.', 'A'.repeat(48)])(
  'the barcode %s is accepted',
  (text) => {
    expect(ProductBarcode.safeParse(text).success).toBe(true)
  },
)
test.each([
  ['', 'minLength:4'],
  ['100', 'minLength:4'],
  ['AB CD', 'noWhitespace'],
  ['12\t345', 'noWhitespace'],
  ['ABÉD', 'invalid'],
  ['A'.repeat(49), 'maxLength:48'],
])('the barcode %j is refused: %s', (text, rule) => {
  expect(ProductBarcode.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([rule])
})
test('a number longer than a retail barcode may be a card number and is refused', () => {
  expect(ProductBarcode.safeParse('4242424242424242').error?.issues[0]?.message).toBe('cardNumber')
})
