import type { JsonSchema } from '@guichet/contract/printed-schema.ts'
import { sharedSchemas } from '@guichet/contract/shared-schemas.ts'
import { z } from 'zod'

export type Io = 'input' | 'output'

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(sharedSchemas)) names.add(schema, { id })

type Printed = JsonSchema & { $schema?: string; $defs?: Record<string, JsonSchema> }

/**
 * The JSON Schema of what is sent (`input`) or answered (`output`), with its shared parts beside
 * it.
 */
function print(schema: z.ZodType, io: Io): Printed {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      const { printed, keywords } = (z.globalRegistry.get(zodSchema as unknown as z.ZodType) ??
        {}) as { printed?: JsonSchema; keywords?: JsonSchema }
      const json = jsonSchema as Record<string, unknown>
      // What a transformation answers cannot be printed: it is as it may be sent.
      if (printed && (io === 'input' || Object.keys(json).length === 0)) {
        for (const keyword of Object.keys(json)) delete json[keyword]
        Object.assign(json, printed)
      }
      if (keywords && io === 'input') Object.assign(json, keywords)
    },
  }) as Printed
  return json
}

const defined = '#/$defs/'
const place = '#/components/schemas/'

/** The same value with each reference renamed. */
function withReferences<T>(value: T, rename: (ref: string) => string): T {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key === '$ref' && typeof inner === 'string' ? rename(inner) : inner,
  ) as T
}

/**
 * Prints the schemas of one document. What calls share is printed once, among its components; where
 * the same thing is sent and answered in two shapes, the one that is sent is called `…Input`.
 */
export class SchemaPrinter {
  readonly #found = { input: new Map<string, JsonSchema>(), output: new Map<string, JsonSchema>() }

  /** A schema, or a reference to the component that it is; `name` makes it one of its own. */
  print(schema: z.ZodType, io: Io, name?: string): JsonSchema {
    const { $defs = {}, ...json } = print(schema, io)
    for (const [id, shared] of Object.entries($defs)) this.#keep(id, shared, io)
    // A shared schema prints as a reference already.
    if (!name || names.has(schema)) return this.#located(json, io)
    this.#keep(name, json, io)
    return this.#located({ $ref: defined + name }, io)
  }

  #keep(id: string, json: JsonSchema, io: Io): void {
    this.#found[io].set(id, this.#located(json, io))
  }

  /** Until everything is printed nobody knows whether the shapes of a name differ. */
  #located<T>(json: T, io: Io): T {
    return withReferences(json, (ref) =>
      ref.startsWith(defined) ? `${place}${ref.slice(defined.length)} ${io}` : ref,
    )
  }

  /** The document with the final names, and its components. */
  finish<T>(document: T): { document: T; schemas: Record<string, JsonSchema> } {
    const twofold = this.#twofold()
    const nameOf = (id: string, io: Io) => (io === 'input' && twofold.has(id) ? `${id}Input` : id)
    const rename = (ref: string) => {
      const [at, io] = ref.split(' ') as [string, Io?]
      return io ? place + nameOf(at.slice(place.length), io) : ref
    }
    const all = (['input', 'output'] as const).flatMap((io) =>
      [...this.#found[io]].map(([id, json]) => [nameOf(id, io), json] as const),
    )
    const schemas = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : Number(a > b))))
    return {
      document: withReferences(document, rename),
      schemas: withReferences(schemas, rename),
    }
  }

  /** The names of which what is sent and what is answered differ, or hold something that does. */
  #twofold(): ReadonlySet<string> {
    const { input, output } = this.#found
    const twofold = new Set<string>()
    const shapeOf = (json: JsonSchema | undefined) =>
      JSON.stringify(json, (key, value: unknown) => {
        if (key !== '$ref' || typeof value !== 'string') return value
        const [at = ''] = value.split(' ')
        return twofold.has(at.slice(place.length)) ? value : at
      })
    const both = [...input.keys()].filter((id) => output.has(id))
    for (;;) {
      const differ = both.filter(
        (id) => !twofold.has(id) && shapeOf(input.get(id)) !== shapeOf(output.get(id)),
      )
      if (differ.length === 0) return twofold
      for (const id of differ) twofold.add(id)
    }
  }
}
