import fs from 'node:fs'
import path from 'node:path'
import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'
import * as endpoints from '@guichet/contract/index.ts'
import type { FastifyInstance } from 'fastify'

/** Header of the request that a call has in the catalogue: it becomes the example if it succeeds. */
export const catalogueHeader = 'x-catalogue'

export type RecordedExample = {
  name: string
  isOfCatalogue: boolean
  params: unknown
  query: unknown
  body: unknown
  /** The reply as text; null for a file. */
  answer: string | null
}

const nameOf = new Map(
  Object.entries(endpoints).map(([name, call]: [string, Endpoint]) => [
    `${call.method} ${pathOf(call)}`,
    name,
  ]),
)

/**
 * Records the successes of the catalogue, and the first few others of each call, for the examples
 * of the printed contract.
 */
export function recordExamples(http: FastifyInstance, folder: string): void {
  const file = path.join(folder, `${process.pid}-${Date.now()}.jsonl`)
  const seen = new Map<string, number>()
  http.addHook('onSend', async (request, reply, payload) => {
    const { method, url } = request.routeOptions
    const name = nameOf.get(`${String(method)} ${url}`)
    if (!name || reply.statusCode !== 200) return
    const { params, query, body, headers } = request
    const isOfCatalogue = catalogueHeader in headers
    if (!isOfCatalogue && (seen.get(name) ?? 0) >= 3) return
    seen.set(name, (seen.get(name) ?? 0) + 1)
    const answer = typeof payload === 'string' ? payload : null
    const recorded: RecordedExample = { name, isOfCatalogue, params, query, body, answer }
    fs.appendFileSync(file, `${JSON.stringify(recorded)}\n`)
  })
}
