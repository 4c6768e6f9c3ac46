import type { Endpoint } from '@guichet/contract/endpoint.ts'
import type { z } from 'zod'
import { isId } from '../values/ids.ts'
import { apiError } from './api-error.ts'
import type { Raw } from './validate.ts'

/** Meaning of a field: the contract marks ids of the business and of the actor. */
function namedBy(schema: z.ZodType): 'tenant' | 'actor' | undefined {
  const names = schema.meta()?.names as 'tenant' | 'actor' | undefined
  const inner = (schema.def as { innerType?: z.ZodType }).innerType
  return names ?? (inner ? namedBy(inner) : undefined)
}

export type NamedFields = ReturnType<typeof namedFields>
/** Marked fields of a call, determined once when it is mounted. */
export const namedFields = (endpoint: Endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.entries(endpoint[part]?.shape ?? {}).flatMap(([field, schema]) => {
      const names = namedBy(schema as z.ZodType)
      return names ? [{ part, field, names }] : []
    }),
  )

/**
 * Asserts that marked fields match the session, which determines the tenant and the actor; it is
 * checked before anything else is read.
 */
export function assertOwnIds(
  fields: NamedFields,
  raw: Raw,
  own: { tenantId: string | null; accountId: string },
): void {
  for (const { part, field, names } of fields) {
    const given = (raw[part] as Record<string, unknown> | undefined)?.[field]
    if (!isId(given)) continue
    if (names === 'tenant' && given.toLowerCase() !== own.tenantId) throw apiError('NotFound')
    if (names === 'actor' && given.toLowerCase() !== own.accountId)
      throw apiError('ForgedActor', { field })
  }
}
