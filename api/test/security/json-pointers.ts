import type { JsonSchema } from '@guichet/contract/printed-schema.ts'

type Choices = Record<'anyOf' | 'oneOf' | 'allOf', JsonSchema[] | undefined>
const stepsOf = (pointer: string) => pointer.split('/').slice(1)

/** The printed schema at a JSON pointer; undefined if there is none. */
export function schemaAt(schema: JsonSchema | undefined, pointer: string): JsonSchema | undefined {
  const [step, ...rest] = stepsOf(pointer)
  if (schema === undefined || step === undefined) return schema
  const deeper = rest.map((next) => `/${next}`).join('')
  const items = schema.items as JsonSchema | undefined
  const inside = /^\d+$/.test(step) && items ? items : schema.properties?.[step]
  if (inside) return schemaAt(inside, deeper)
  const { anyOf = [], oneOf = [], allOf = [] } = schema as unknown as Choices
  return [...anyOf, ...oneOf, ...allOf].map((item) => schemaAt(item, pointer)).find(Boolean)
}

/**
 * The value at a JSON pointer; `0` stands for the first entry in which the rest of the pointer
 * exists.
 */
export function valueAt(value: unknown, pointer: string): unknown {
  const [step, ...rest] = stepsOf(pointer)
  if (step === undefined) return value ?? undefined
  const deeper = rest.map((next) => `/${next}`).join('')
  const entries = Array.isArray(value) && step === '0' ? value : [(value as never)?.[step]]
  return entries.map((entry) => valueAt(entry, deeper)).find((found) => found !== undefined)
}
