import type { JsonSchema } from '@guichet/contract/printed-schema.ts'
import type { openApiDocument } from '../../src/platform/openapi/openapi.ts'

/** A member of a request or a reply; schemas that it refers to are named. */
export type Field = {
  types: string[]
  required?: true
  values?: unknown[]
  limits?: Record<string, unknown>
  parts?: string[]
}
export type Fields = Record<string, Field>
/** The parts of the printed contract that clients rely on, a line for each member. */
export type Shape = {
  version: string
  calls: Record<string, { at: string; scopes: string[]; sends: Fields; answers: Fields }>
  parts: Record<string, Fields>
}

const limited = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'format',
  'pattern',
]
type Choices = { anyOf?: JsonSchema[]; oneOf?: JsonSchema[]; allOf?: JsonSchema[] }
type Inner = { items?: JsonSchema; additionalProperties?: boolean | JsonSchema }
const choicesOf = (schema: JsonSchema): JsonSchema[] => {
  const { anyOf = [], oneOf = [], allOf = [] } = schema as Choices
  const inside = [...anyOf, ...oneOf, ...allOf]
  return inside.length === 0 ? [schema] : inside.flatMap(choicesOf)
}
const valuesOf = ({ enum: values, const: only }: JsonSchema) =>
  (values as unknown[] | undefined) ?? (only === undefined ? undefined : [only])
/** An alternative is identified by its member with a single value, or else by its position. */
const labelOf = ({ properties = {} }: JsonSchema, place: number): string => {
  const [name, schema] =
    Object.entries(properties).find(([, inner]) => valuesOf(inner)?.length === 1) ?? []
  return name ? `{${name}: ${String(valuesOf(schema!)![0])}}` : `{${place}}`
}

/** The pattern of a format is implied by the format. */
const limitsOf = (schema: JsonSchema) =>
  Object.entries(schema).filter(
    ([name]) => limited.includes(name) && !(name === 'pattern' && schema.format),
  )

const isObject = ({ properties }: JsonSchema) => properties !== undefined
function insideOf(choice: JsonSchema, at: string): Fields {
  const { properties = {}, required = [] } = choice
  const { items, additionalProperties } = choice as Inner
  return Object.assign(
    {},
    ...Object.entries(properties).map(([name, inner]) =>
      fieldsOf(inner, at ? `${at}.${name}` : name, required.includes(name)),
    ),
    items ? fieldsOf(items, `${at}[]`, true) : {},
    typeof additionalProperties === 'object' ? fieldsOf(additionalProperties, `${at}.*`, true) : {},
  ) as Fields
}

export function fieldsOf(schema: JsonSchema, at: string, isRequired: boolean): Fields {
  const choices = choicesOf(schema)
  const referred = choices.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
  const parts = referred.map((ref) => ref.split('/').at(-1)!)
  const types = choices.flatMap(({ type, $ref }) => ($ref ? [] : [type ?? 'any'].flat()))
  const named = choices.filter(({ type }) => type !== 'null')
  const values = named.every((choice) => valuesOf(choice)) ? named.flatMap((c) => valuesOf(c)!) : []
  const limits = Object.fromEntries(named.length === 1 ? limitsOf(named[0]!) : [])
  const field: Field = {
    types: [...new Set(types)].sort(),
    ...(isRequired && { required: true }),
    ...(values.length > 0 && { values }),
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(parts.length > 0 && { parts }),
  }
  const objects = choices.filter(isObject)
  const inside = choices.map((choice, place) =>
    insideOf(
      choice,
      isObject(choice) && objects.length > 1 ? `${at}${labelOf(choice, place)}` : at,
    ),
  )
  return Object.assign({ [at]: field }, ...inside) as Fields
}

type Operation = {
  operationId: string
  security: Record<string, string[]>[]
  parameters: { name?: string; in?: string; required?: boolean; schema?: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>
}
const schemaOf = (content: Record<string, { schema: JsonSchema }>) =>
  Object.values(content)[0]!.schema

function callOf(
  { parameters, requestBody, responses, security }: Operation,
  at: string,
): Shape['calls'][string] {
  const sent = parameters.flatMap((parameter) =>
    parameter.schema
      ? [
          fieldsOf(
            parameter.schema,
            `${parameter.in} ${parameter.name}`,
            parameter.required === true,
          ),
        ]
      : [],
  )
  return {
    at,
    scopes: security.flatMap(({ key = [] }) => key).sort(),
    sends: Object.assign(
      requestBody ? fieldsOf(schemaOf(requestBody.content), 'body', true) : {},
      ...sent,
    ) as Fields,
    answers: fieldsOf(schemaOf(responses['200']!.content), '', true),
  }
}

export function shapeOf(document: ReturnType<typeof openApiDocument>): Shape {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(
      ([method, operation]) =>
        [operation.operationId, callOf(operation, `${method.toUpperCase()} ${path}`)] as const,
    ),
  )
  const parts = Object.entries(document.components.schemas as Record<string, JsonSchema>)
  return {
    version: document.info.version,
    calls: Object.fromEntries(calls.sort(([a], [b]) => (a < b ? -1 : 1))),
    parts: Object.fromEntries(parts.map(([name, schema]) => [name, fieldsOf(schema, '', true)])),
  }
}
