import type { z } from 'zod'

/** A JSON Schema (2020-12) of one value. */
export type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  [keyword: string]: unknown
}

/**
 * States how the printed contract describes values that a schema accepts, where the schema decides
 * by code (a refinement, a transformation) that JSON Schema cannot show. The printed description
 * must accept and refuse the same values.
 */
export const printedAs = <S extends z.ZodType>(schema: S, printed: JsonSchema): S =>
  schema.meta({ printed })

/** Adds keywords to what is printed of a schema anyhow. */
export const alsoAs = <S extends z.ZodType>(schema: S, keywords: JsonSchema): S =>
  schema.meta({ keywords })
