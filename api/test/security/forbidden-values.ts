import type { JsonSchema } from '@guichet/contract/printed-schema.ts'

/** A violation of a printed schema: path, fault, and the complete value with only that fault. */
export type Broken = { at: string; fault: string; value: unknown }
type Schema = JsonSchema & {
  anyOf?: Schema[]
  enum?: unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  items?: Schema
  minItems?: number
  maxItems?: number
}
type Fault = { fault: string; value: unknown }

const typesOf = ({ type, anyOf = [] }: Schema): string[] =>
  [type ?? [], ...anyOf.map(typesOf)].flat() as string[]
const wrongTypes: Record<string, unknown> = {
  object: 'text',
  array: { a: 1 },
  string: { a: 1 },
  integer: 'text',
  number: 'text',
  boolean: 'text',
}

const numberFaults = (schema: Schema, value: unknown): Fault[] => {
  const { type, minimum, maximum, exclusiveMinimum } = schema
  const faults: (Fault | false)[] = [
    minimum !== undefined && { fault: 'minimum', value: minimum - 1 },
    exclusiveMinimum !== undefined && { fault: 'minimum', value: exclusiveMinimum },
    maximum !== undefined && { fault: 'maximum', value: maximum + 1 },
    type === 'integer' && typeof value === 'number' && { fault: 'whole', value: value + 0.5 },
  ]
  return faults.filter((fault): fault is Fault => fault !== false)
}
const patternFaults = (pattern: string): Fault[] =>
  [
    { fault: 'NUL', value: 'a\u0000b' },
    { fault: 'pattern', value: ' ' },
    { fault: 'pattern', value: '\n<*>' },
  ].filter(({ value }) => !new RegExp(pattern, 'u').test(value))

/** Values that a schema forbids, each in place of an allowed one. */
function faultsOf(schema: Schema, value: unknown): Fault[] {
  const { pattern, maxLength, minLength } = schema
  const types = typesOf(schema)
  const faults: (Fault | false)[] = [
    types.length === 1 && { fault: 'type', value: wrongTypes[types[0]!] },
    types.length > 0 && !types.includes('null') && { fault: 'null', value: null },
    maxLength !== undefined && { fault: 'maxLength', value: 'a'.repeat(maxLength + 1) },
    minLength !== undefined && minLength > 0 && { fault: 'minLength', value: '' },
    schema.enum !== undefined && { fault: 'enum', value: 'unknown' },
  ]
  return [
    ...numberFaults(schema, value),
    ...faults.filter((fault): fault is Fault => fault !== false),
    ...(pattern === undefined ? [] : patternFaults(pattern)),
  ]
}

function within(schema: Schema, value: object, at: string): Broken[] {
  const { properties = {}, required = [], items, maxItems, additionalProperties } = schema
  const own = value as Record<string, unknown>
  if (Array.isArray(value)) {
    const [first, ...rest] = value as unknown[]
    const tooMany = maxItems !== undefined && value.length > 0 && maxItems < 2000
    const entries = Array.from({ length: (maxItems ?? 0) + 1 }, () => first)
    const many = { at, fault: 'maxItems', value: entries }
    const deeper = items && first !== undefined ? brokenOf(items, first, `${at}/0`) : []
    return [
      ...(tooMany ? [many] : []),
      ...deeper.map((item) => ({ ...item, value: [item.value, ...rest] })),
    ]
  }
  const missing = required.map((name) => {
    const { [name]: _, ...others } = own
    return { at: `${at}/${name}`, fault: 'missing', value: others }
  })
  const unknown = { at, fault: 'unknown', value: { ...own, notInTheContract: 1 } }
  const deeper = Object.entries(properties)
    .filter(([name]) => own[name] !== undefined)
    .flatMap(([name, inner]) =>
      brokenOf(inner as Schema, own[name], `${at}/${name}`).map((item) => ({
        ...item,
        value: { ...own, [name]: item.value },
      })),
    )
  return [...missing, ...(additionalProperties === false ? [unknown] : []), ...deeper]
}

/** Every way to put one forbidden value into a valid value. */
export function brokenOf(schema: JsonSchema, value: unknown, at = ''): Broken[] {
  const known = schema as Schema
  const here = at ? faultsOf(known, value).map((fault) => ({ at, ...fault })) : []
  const inside = known.anyOf?.find((item) => item.properties ?? item.items) ?? known
  const isWhole = typeof value === 'object' && value !== null
  return [...here, ...(isWhole ? within(inside, value, at) : [])]
}
