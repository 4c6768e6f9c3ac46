import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'
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

const { components, ...unresolved } = openApiDocument('http://localhost:3999')
/** The printed contract without references, as the tests read it. */
export const printedDocument = resolved(unresolved, components) as typeof unresolved & {
  paths: Record<string, Record<string, Operation>>
}
export const operationOf = (call: Endpoint): Operation =>
  printedDocument.paths[pathOf(call).replace(/:(\w+)/g, '{$1}')]![call.method.toLowerCase()]!
