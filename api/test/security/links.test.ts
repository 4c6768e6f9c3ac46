import { pathOf, type Endpoint } from '@guichet/contract/endpoint.ts'
import * as endpoints from '@guichet/contract/index.ts'
import { beforeAll, expect, test } from 'vitest'
import { calls, type CallName } from '../calls/calls.ts'
import { useValidCalls } from '../calls/catalogue.ts'
import type { ValidCall } from '../calls/valid-call.ts'
import { send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'
import { schemaAt, valueAt } from './json-pointers.ts'
import { printedDocument } from './printed-document.ts'
import type { Operation } from './printed-operations.ts'
import { unlinked } from './unlinked.ts'

const operations = new Map(
  Object.values(printedDocument.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation] as const),
)
const links = [...operations.values()].flatMap((from) =>
  Object.values(from.responses['200']?.links ?? {}).map((link) => ({
    ...link,
    from: from.operationId,
    to: operations.get(link.operationId)!,
  })),
)
type Link = (typeof links)[number]
const bodyOf = ({ requestBody }: Operation) => Object.values(requestBody?.content ?? {})[0]?.schema
const replyOf = ({ responses }: Operation) => responses['200']!.content['application/json']?.schema

/** The schema of an expression’s source, in the request or the reply of the link’s origin. */
function sourceOf(from: CallName, expression: string) {
  const operation = operations.get(from)!
  const [, place, pointer = ''] = /^\$(request|response)\.body(?:#(.*))?$/.exec(expression) ?? []
  if (place) return schemaAt(place === 'request' ? bodyOf(operation) : replyOf(operation), pointer)
  const [, part, name] = /^\$request\.(path|query)\.(\w+)$/.exec(expression) ?? []
  return operation.parameters.find((parameter) => parameter.in === part && parameter.name === name)
}

test('every source expression of a link exists in the printed request or reply', () => {
  const expressions = (link: Link) => [
    ...Object.values({ ...link.parameters, ...link['x-fields'] }),
    ...(link.requestBody === undefined ? [] : [link.requestBody]),
  ]
  const dead = links.flatMap((link) =>
    expressions(link)
      .filter((expression) => sourceOf(link.from, expression) === undefined)
      .map((expression) => `${link.from} → ${link.operationId}: ${expression}`),
  )
  expect(dead).toEqual([])
})

test('every target of a link is a parameter or a body member of the linked endpoint', () => {
  const wrong = links.flatMap(({ from, operationId, to, ...link }) => [
    ...Object.keys(link.parameters ?? {})
      .filter((name) => !to.parameters.some((parameter) => parameter.name === name))
      .map((name) => `${from} → ${operationId}: ${name}`),
    ...Object.keys(link['x-fields'] ?? {})
      .filter((pointer) => schemaAt(bodyOf(to), pointer) === undefined)
      .map((pointer) => `${from} → ${operationId}: ${pointer}`),
  ])
  expect(wrong).toEqual([])
})

test('every id in a path or query comes from a reply, or has a stated reason why not', () => {
  const isId = ({ in: place, name, schema }: Operation['parameters'][number]) =>
    place === 'path' || (place === 'query' && (schema.format === 'uuid' || /Ids?$/.test(name)))
  const wanted = [...operations.values()].flatMap(({ operationId, parameters }) =>
    parameters.filter(isId).map(({ name }) => `${operationId} ${name}`),
  )
  const given = new Set(
    links.flatMap(({ operationId, parameters = {} }) =>
      Object.keys(parameters).map((name) => `${operationId} ${name}`),
    ),
  )
  expect(wanted.filter((item) => !given.has(item)).sort()).toEqual(Object.keys(unlinked).sort())
  expect(Object.values(unlinked).every((why) => why.length >= 20)).toBe(true)
})

const server = useTestServer()
const staff = useBusiness(server)
const valid = useValidCalls(server, staff)
beforeAll(async () => {
  // A new business has not saved its page or its emails yet.
  for (const name of ['saveOfficeProfile', 'saveCommunication'] as const)
    await send(server, staff, endpoints[name], valid[name] as never)
  const named = [`station-${staff.tenantId}`, staff.tenantId]
  await server.owner.query('update tenant set static_url = $1 where id = $2', named)
})

type LinkInput = { params: Record<string, string>; query: Record<string, unknown> }
function followed(link: Link, { params = {}, query = {} }: ValidCall, reply: unknown): LinkInput {
  const own = valid[link.operationId]
  const request: LinkInput = { params: { ...own.params }, query: { ...own.query } }
  for (const [name, expression] of Object.entries(link.parameters ?? {})) {
    const [, from, named] = /^\$request\.(path|query)\.(\w+)$/.exec(expression) ?? []
    const place = link.to.parameters.find((parameter) => parameter.name === name)!.in
    const given = { path: params, query }[from as 'path' | 'query']?.[named!]
    const value = from ? given : valueAt(reply, expression.replace(/^\$response\.body#?/, ''))
    expect(value, `${link.from} gives ${name}`).toBeDefined()
    Object.assign(place === 'path' ? request.params : request.query, { [name]: value })
  }
  return request
}
const isRead = (name: CallName) => {
  const call: Endpoint = endpoints[name]
  return call.method === 'GET' && call.access !== 'public' && !call.produces
}
const reading = links.filter(({ from, operationId }) => isRead(from) && isRead(operationId))

test.each(reading)('$from leads to $operationId', async (link) => {
  const answered = await send(server, staff, endpoints[link.from], valid[link.from] as never)
  expect(answered.status).toBe(200)
  const request = followed(link, valid[link.from], answered.body)
  const answer = await send(server, staff, endpoints[link.operationId], request as never)
  expect([answer.status, answer.body.type]).toEqual([200, undefined])
})

const saving = links.filter(({ from, requestBody }) => isRead(from) && requestBody)
test.each(saving)('the reply of $from is accepted by $operationId', async (link) => {
  const answered = await send(server, staff, endpoints[link.from], valid[link.from] as never)
  const { params } = followed(link, valid[link.from], answered.body)
  const body = valueAt(answered.body, link.requestBody!.replace(/^\$response\.body#?/, ''))
  const answer = await send(server, staff, endpoints[link.operationId], { params, body } as never)
  expect([answer.status, answer.body.fields ?? answer.body.type]).toEqual([200, undefined])
})

test('every printed path belongs to an endpoint of the contract', () => {
  const paths = calls.map(([, call]) => pathOf(call).replace(/:(\w+)/g, '{$1}'))
  expect(Object.keys(printedDocument.paths).sort()).toEqual([...new Set(paths)].sort())
})
