import { openApiDocument } from '../../src/platform/openapi/openapi.ts'
import type { Operation } from './printed-operations.ts'

/** The value with each reference replaced by its target. */
function resolved(value: unknown, components: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => resolved(item, components))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...own } = value as { $ref?: string }
  if (typeof $ref !== 'string')
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, resolved(item, components)]),
    )
  const [, , group, name] = $ref.split('/')
  const named = (components as Record<string, Record<string, object>>)[group!]?.[name!]
  if (!named) throw new Error(`${$ref} is not printed`)
  return resolved({ ...named, ...own }, components)
}

/** The printed contract without references, as the tests read it. */
export function printedDocument() {
  const { components, ...document } = openApiDocument('http://localhost:3999')
  return resolved(document, components) as typeof document & {
    paths: Record<string, Record<string, Operation>>
  }
}
