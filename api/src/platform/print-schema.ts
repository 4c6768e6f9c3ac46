import type { JsonSchema } from '@guichet/contract/printed-schema.ts'
import { z } from 'zod'

/** The JSON Schema of what is sent (`input`) or answered (`output`). */
export function printSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      const { printed, keywords } = (z.globalRegistry.get(zodSchema as unknown as z.ZodType) ??
        {}) as { printed?: JsonSchema; keywords?: JsonSchema }
      const json = jsonSchema as Record<string, unknown>
      for (const own of ['printed', 'keywords', 'names']) delete json[own]
      if (printed && io === 'input') {
        for (const keyword of Object.keys(json)) delete json[keyword]
        Object.assign(json, printed)
      }
      if (keywords && io === 'input') Object.assign(json, keywords)
    },
  }) as JsonSchema & { $schema?: string }
  return json
}
