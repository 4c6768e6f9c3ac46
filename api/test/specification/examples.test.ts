import type { Endpoint } from '@guichet/contract/endpoint.ts'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { exampleOf, exampleNames } from '../../src/platform/openapi/examples.ts'
import { openApiDocument } from '../../src/platform/openapi/openapi.ts'
import { calls } from '../calls/calls.ts'

type Content = Record<string, { schema: object; example?: unknown }>
type PrintedOperation = {
  operationId: string
  parameters: { name?: string; required?: boolean; schema?: object; example?: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { content: Content }>
}
const document = openApiDocument('http://localhost:3999')
const printed = new Map(
  Object.values(document.paths as Record<string, Record<string, PrintedOperation>>)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
)
// Without a precision 39.99 is no multiple of 0.01.
const checker = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 })
// An ES module and a CommonJS one disagree on where the function is.
;(addFormats as unknown as (ajv: Ajv2020) => void)(checker)
checker.addSchema({ $id: 'guichet', components: document.components })
const located = (schema: object) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"guichet#/components/')) as object

/** Errors of an example against its printed schema. */
function faults(schema: object, example: unknown): string[] {
  if (checker.validate(located(schema), example)) return []
  return checker.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const partsOf = ({ params, query, body }: Endpoint) => Object.entries({ params, query, body })

test('every call has an example, and every example belongs to a call', () => {
  expect(exampleNames().sort()).toEqual(calls.map(([name]) => name).sort())
})

test.each(calls)('%s: its example is complete and valid by the contract', (name, call) => {
  const { request = {}, response } = exampleOf(name)
  for (const [part, schema] of partsOf(call)) {
    // A form of several parts holds a file.
    if (!schema || (part === 'body' && call.accepts)) continue
    const given = request[part as keyof typeof request] ?? {}
    expect(schema.safeParse(given).error?.issues, part).toBeUndefined()
  }
  if (call.produces) expect(response).toBeUndefined()
  else expect(call.reply.safeParse(response).error?.issues).toBeUndefined()
})

test.each(calls)('%s: its example fits the printed schemas', (name, call) => {
  const { parameters, requestBody, responses } = printed.get(name)!
  for (const { name: field, required, schema, example } of parameters) {
    if (!schema) continue
    if (required) expect(example, field).toBeDefined()
    if (example !== undefined) expect(faults(schema, example), field).toEqual([])
  }
  const [body] = Object.values(requestBody?.content ?? {})
  if (body && !call.accepts) expect(faults(body.schema, body.example)).toEqual([])
  const [answer] = Object.values(responses['200']!.content)
  if (!call.produces) expect(faults(answer!.schema, answer!.example)).toEqual([])
})
