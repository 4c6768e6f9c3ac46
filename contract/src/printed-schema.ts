import type { z } from 'zod'

/** JSON Schema (2020-12) of a value. */
export type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  [keyword: string]: unknown
}

/**
 * Sets the JSON Schema of a zod schema whose rules are code (a refinement, a transformation) and
 * cannot be derived. It must accept and refuse the same values.
 */
export const printedAs = <S extends z.ZodType>(schema: S, printed: JsonSchema): S =>
  schema.meta({ printed })

/** Adds keywords to the JSON Schema that is derived from a zod schema. */
export const alsoAs = <S extends z.ZodType>(schema: S, keywords: JsonSchema): S =>
  schema.meta({ keywords })
