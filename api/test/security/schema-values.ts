import type { JsonSchema } from '@guichet/contract/printed-schema.ts'
import fc from 'fast-check'

type Schema = JsonSchema & {
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  additionalProperties?: boolean | Schema
}

const isRealDate = (text: string) => {
  const [date] = text.split('T')
  const read = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date!)
}

/**
 * Values that are valid by a printed schema: a client that knows only the printed contract may send
 * them.
 */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices)
    return fc.oneof(
      ...choices.map((choice) =>
        valuesOf({ ...schema, anyOf: undefined as never, oneOf: undefined as never, ...choice }),
      ),
    )
  if (Array.isArray(schema.type))
    return fc.oneof(...(schema.type as string[]).map((type) => valuesOf({ ...schema, type })))
  const make = typeof schema.type === 'string' ? valuesByType[schema.type] : undefined
  return make ? make(schema) : fc.constantFrom<unknown>('any', 1)
}

const valuesByType: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  string: textsOf,
  integer: ({ minimum = -1000, maximum = 1000 }) => fc.integer({ min: minimum, max: maximum }),
  number: numbersOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: arraysOf,
  object: objectsOf,
}

// The generator does not support look-ahead: it follows the rest of the pattern, and the whole
// pattern filters.
const withoutLookahead = (pattern: string) =>
  pattern.replaceAll(/\(\?!(?:[^()]|\([^()]*\))*\)/g, '')
const isAnything = (pattern: string) => pattern.startsWith('^[^\\u0000]*')

function textsOf({ pattern, minLength = 0, maxLength = 40, format }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  // A file as the helper of forms accepts it.
  if (format === 'binary') return fc.constant('data:image/png;base64,AAAA')
  // The test of limits covers long texts: here short ones keep the requests readable.
  const longest = Math.max(minLength, Math.min(maxLength, 40))
  const anything = fc.string({ minLength, maxLength: longest, unit: 'grapheme' })
  const texts =
    pattern && !isAnything(pattern)
      ? fc.stringMatching(new RegExp(withoutLookahead(pattern), 'u'), {
          maxLength: Math.max(longest, 90),
        })
      : anything
  const wanted = pattern ? new RegExp(pattern, 'u') : /^/
  return texts.filter((text) => {
    const { length } = [...text]
    if (length < minLength || length > maxLength || !wanted.test(text)) return false
    return format !== 'date' && format !== 'date-time' ? true : isRealDate(text)
  })
}

function numbersOf({
  minimum,
  maximum,
  exclusiveMinimum,
  multipleOf,
}: Schema): fc.Arbitrary<number> {
  const [least, most] = [minimum ?? (exclusiveMinimum ?? -1000) + 0.001, maximum ?? 1000]
  if (multipleOf)
    return fc
      .integer({ min: Math.ceil(least / multipleOf), max: Math.floor(most / multipleOf) })
      .map((count) => Math.round(count * multipleOf * 100) / 100)
  return fc.double({ min: least, max: most, noNaN: true })
}

function arraysOf({
  items = {},
  minItems = 0,
  maxItems,
  uniqueItems,
}: Schema): fc.Arbitrary<unknown[]> {
  const size = { minLength: minItems, maxLength: Math.min(maxItems ?? 3, Math.max(3, minItems)) }
  return uniqueItems
    ? fc.uniqueArray(valuesOf(items), { ...size, selector: (item) => JSON.stringify(item) })
    : fc.array(valuesOf(items), size)
}

function objectsOf({
  properties = {},
  required = [],
  allOf = [],
}: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema as Schema)]),
  )
  const whole = fc.record(fields, { requiredKeys: required })
  return allOf.length
    ? fc
        .tuple(whole, ...allOf.map((part) => valuesOf(part)))
        .map((parts) => Object.assign({}, ...parts) as Record<string, unknown>)
    : whole
}
