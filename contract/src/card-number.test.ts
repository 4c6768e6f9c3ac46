import { expect, test } from 'vitest'
import type { z } from 'zod'
import { holdsCardNumber } from './card-number.ts'
import type { Endpoint } from './endpoint.ts'
import * as endpoints from './index.ts'

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  'Carte de Mme Roy\u00a0: 4242\u00a04242\u00a04242\u00a04242, exp. 12/39',
  '<p>4242 <strong>4242</strong> 4242 4242</p>',
  '5555-5555-5555-4444',
  '2223003122003222',
  '3782 822463 10005',
  '378282246310005',
  '6011.1111.1111.1117',
  '3056 930902 5904',
  '36227206271667',
  '3566002020360505',
  '4000 0000 0000 0000 006',
  '2221000000000009',
  '2720990000000007',
  '4242 4242 4242 4242 12/39',
  '4242 4242 4242 4242 12 39 123',
  '4242 4242 4242 4242 1239',
  '2 4242 4242 4242 4242',
  '1234567 4242424242424242',
  '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2',
  '42424242 42424242',
  '4242 4242\n4242 4242',
  '<p>4242&nbsp;4242&nbsp;4242&nbsp;4242</p>',
  '<p>12</p><p>4242 <em>4242</em> 4242 4242</p>',
  '<4242 4242 4242 4242>',
  'moins de < 5, carte 4242 4242 4242 4242, plus de > 3',
])('a card number is detected: %s', (text) => {
  expect(holdsCardNumber(text)).toBe(true)
})

test.each([
  ['a number with a wrong check digit', '4242 4242 4242 4241'],
  ['a number without an issuer', '9999 9999 9999 9995'],
  ['a barcode of 13 digits', '4006381333931'],
  ['two phone numbers', '418-555-0199 418-555-0200'],
  ['a part of a longer number', '42424242424242424242'],
  ['dates and times', '2027-03-16 13:00 2027-03-16 15:00'],
  ['an identifier', '0198c2f4-4242-7424-8242-424242424242'],
  ['the end of a longer number', '042424242424242420'],
  ['a number with wide gaps', '4242 4242   4242 4242'],
  ['a number with words between its groups', '4242 4242 et 4242 4242'],
  ['three phone numbers', '418 555-0104 418 555-0199 418 555-0123'],
  ['a period', '2026-11-24 2026-12-24'],
  ['a list of short numbers', '<li>4242</li><li>4242</li><li>4242</li><li>4242</li>'],
  ['an identifier with similar groups', '/a/aaaa5555-5555-5555-4444-aaaaaaaaaaaa.png'],
  ['amounts', '4242.42 4242.42 4242.42'],
])('%s is not a card number', (_, text) => {
  expect(holdsCardNumber(text)).toBe(false)
})

// Guards against quadratic time: a slow text would exceed the test timeout.
test('the longest allowed body is checked quickly', () => {
  for (const part of ['<', '<a', '1 ', '1111 ', '1', '<a>1', '&nbsp;', '1--'])
    expect(holdsCardNumber(part.repeat(1_048_576 / part.length))).toBe(false)
})

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  valueType?: z.ZodType
  items?: z.ZodType[]
  in?: z.ZodType
}
const card = '4242 4242 4242 4242'

/** Finds the fields that accept a card number as text. */
function takers(schema: z.ZodType, path: string): string[] {
  return schema.safeParse(card).success ? [path] : insideOf(schema, path)
}
/** Finds such fields inside a schema; a text parsed into another type was tried as a whole. */
function insideOf(schema: z.ZodType, path: string): string[] {
  const def = schema.def as unknown as Def
  // A list in a query is parsed as a whole too.
  if (def.type === 'pipe' && def.in?.def.type !== 'object')
    return schema.safeParse([card]).success ? [path] : []
  const wrapped = [def.innerType, def.in, ...(def.options ?? [])]
  const parts = [def.element, def.valueType, ...(def.items ?? [])]
  return [
    ...wrapped.flatMap((part) => (part ? insideOf(part, path) : [])),
    ...parts.flatMap((part) => (part ? takers(part, path) : [])),
    ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => takers(part, `${path}.${name}`)),
  ]
}

/** Fields that accept any text, with the reason why a card number in them is not stored. */
const open: readonly { fields: RegExp; why: string }[] = [
  {
    fields:
      /^exchangeTicket\.|^saveTaxes\.(ruleSets|taxes|taxingRuleName)$|^saveForm\.questions$|^saveSettings\.(elsewhere|changes)\b/,
    why: 'what a record was read with is understood when it is sent back, and passed over',
  },
  {
    fields: /^(create|save|preview)Package\.parts\.(title|categoryTitle|detail)(\.|$)/,
    why: 'the server names the parts of a package itself',
  },
  {
    fields: /^(savePricings|saveRentalPrices)\..*\.(name|rentalName)\./,
    why: 'the prices of a list are saved, not its names',
  },
  {
    fields: /^saveRebate\.(code|conditions\.value|postalCodes|settings|taxSettings)$/,
    why: 'what a promo code gives stays as it was made',
  },
  { fields: /^receive(Stripe|Square)Event\./, why: 'a provider says it, and only names are kept' },
]

test('no field of any call accepts a card number', () => {
  const calls = Object.entries(endpoints) as [string, Endpoint][]
  const found = calls.flatMap(([name, { params, query, body }]) =>
    [params, query, body].flatMap((schema) => (schema ? takers(schema as z.ZodType, name) : [])),
  )
  expect(found.filter((field) => !open.some(({ fields }) => fields.test(field)))).toEqual([])
  expect(open.filter(({ fields }) => !found.some((field) => fields.test(field)))).toEqual([])
})
