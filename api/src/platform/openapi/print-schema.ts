import type { JsonSchema } from '@guichet/contract/printed-schema.ts'
import { sharedSchemas } from '@guichet/contract/shared-schemas.ts'
import { z } from 'zod'

export type Io = 'input' | 'output'

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(sharedSchemas)) names.add(schema, { id })

type PrintedSchema = JsonSchema & { $schema?: string; $defs?: Record<string, JsonSchema> }

/** JSON Schema of a request (`input`) or a reply (`output`), with its shared parts. */
function print(schema: z.ZodType, io: Io): PrintedSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    metadata: names,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      const { printed, keywords } = (z.globalRegistry.get(zodSchema as unknown as z.ZodType) ??
        {}) as { printed?: JsonSchema; keywords?: JsonSchema }
      const json = jsonSchema as Record<string, unknown>
      // The output of a transformation has no schema, so that of its input is used.
      if (printed && (io === 'input' || Object.keys(json).length === 0)) {
        for (const keyword of Object.keys(json)) delete json[keyword]
        Object.assign(json, printed)
      }
      if (keywords && io === 'input') Object.assign(json, keywords)
    },
  }) as PrintedSchema
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
 * Creates the schemas of one document. Schemas that calls share are components; when the input and
 * the output of one differ, the input is called `…Input`.
 */
export class SchemaPrinter {
  readonly #found = { input: new Map<string, JsonSchema>(), output: new Map<string, JsonSchema>() }

  /** A schema, or a reference to its component; `name` makes it a component. */
  print(schema: z.ZodType, io: Io, name?: string): JsonSchema {
    const { $defs = {}, ...json } = print(schema, io)
    for (const [id, shared] of Object.entries($defs)) this.#keep(id, shared, io)
    // A shared schema is a reference already.
    if (!name || names.has(schema)) return this.#located(json, io)
    this.#keep(name, json, io)
    return this.#located({ $ref: defined + name }, io)
  }

  #keep(id: string, json: JsonSchema, io: Io): void {
    this.#found[io].set(id, this.#located(json, io))
  }

  /** Names are final only at the end, when it is known which inputs and outputs differ. */
  #located<T>(json: T, io: Io): T {
    return withReferences(json, (ref) =>
      ref.startsWith(defined) ? `${place}${ref.slice(defined.length)} ${io}` : ref,
    )
  }

  /** The document with its final names, and its components. */
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

  /** Names whose input and output differ, or contain a name that does. */
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
