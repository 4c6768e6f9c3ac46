import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApiKey } from '../factories/api-keys.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const root = path.join(import.meta.dirname, '../../..')
// Below the packages of the project, so that the program finds its client.
const folder = path.join(root, `api/.cache/generated-client-${process.pid}`)
const run = promisify(execFile)

/** Program of an external developer, who has only the served document and a key. */
const program = `
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import createClient from 'openapi-fetch'
import type { components, paths } from './schema.ts'

const { ADDRESS, KEY, DATE } = process.env as Record<string, string>
const api = createClient<paths>({
  baseUrl: ADDRESS!,
  headers: { authorization: \`Bearer \${KEY}\` },
})

const catalog = await api.GET('/api/collaborator/1.0/catalog/sellable')
assert(catalog.data)
const activity = catalog.data.activities[0]!
const price: number = activity.categories[0]!.products[0]!.price
const title: string = activity.categories[0]!.products[0]!.title.fr
const begins: string | null = activity.categories[0]!.saleBegins

const found = await api.POST('/api/exploring/1.0/ScheduleTemplate/availability/timeslot', {
  body: { activityPublicId: activity.publicId, dateSelected: DATE! },
})
assert(found.data)
const { activationDateTimeUtc, timeslotBegin, timeslotEnd } = found.data.timeslots[0]!
const line: components['schemas']['CartLine'] = {
  productId: activity.categories[0]!.products[0]!.productId,
  quantity: 2,
  activationDateTimeUtc,
  timeslotBegin,
  timeslotEnd,
}

const quote = await api.POST('/api/order/1.0/order/administration/preview', {
  body: { tickets: [line] },
})
assert(quote.data)
const sale = (expectedFinalCost: number) =>
  api.POST('/api/order/1.0/order/administration', {
    params: { header: { 'Idempotency-Key': randomUUID() } },
    body: {
      tickets: [line],
      email: 'acheteuse@example.test',
      expectedFinalCost,
      payment: { method: 'other', reference: 'SITE-1' },
    },
  })
const sold = await sale(quote.data.finalCost)
assert(sold.data)
const order: components['schemas']['Order'] = sold.data
const read = await api.GET('/api/order/1.0/order/{ref}', {
  params: { path: { ref: order.orderReferenceNumber } },
})

const { error } = await sale(1)
assert(error)
function outcomeText(problem: NonNullable<typeof error>): string {
  switch (problem.type) {
    case 'PriceChanged':
      return \`changed: \${problem.status}\`
    case 'NotEnoughInventory':
      return 'sold out'
    default:
      return problem.detail
  }
}

// A member that the contract does not have does not compile.
// @ts-expect-error a member that no order has
export const unknownMember = order.total
// @ts-expect-error a way of payment that there is not
export const unknownMethod: components['schemas']['SellRequest']['payment'] = { method: 'gold' }
// @ts-expect-error a problem that a sale never answers
export const unknownProblem = error.type === 'SpreadsheetEmpty'
// @ts-expect-error a path that there is not
export const unknownPath = () => api.GET('/api/order/1.0/orders')
// @ts-expect-error a line needs its product
export const unnamedLine: components['schemas']['CartLine'] = { quantity: 1 }

console.log(
  JSON.stringify({
    price,
    title,
    begins,
    status: order.status,
    isRead: read.data?.publicId === order.publicId,
    outcome: outcomeText(error),
    limit: sold.response.headers.get('ratelimit-policy'),
  }),
)
`

let address: string
let document: Record<string, unknown>
beforeAll(async () => {
  address = await server.app.http.listen({ port: 0, host: '127.0.0.1' })
  document = (await (await fetch(`${address}/api/openapi.json`)).json()) as typeof document
  fs.mkdirSync(folder, { recursive: true })
  const types = await openapiTS(document as never, { silent: true })
  // Written as a module, since the compiler would not check a declaration file.
  fs.writeFileSync(path.join(folder, 'schema.ts'), astToString(types))
  fs.writeFileSync(path.join(folder, 'program.ts'), program)
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

test('the served document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(document as never)
  expect([valid, errors]).toEqual([true, undefined])
  expect(document.openapi).toBe('3.1.0')
})

test('the client generated from it compiles strictly, and so does a program that uses it', async () => {
  const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes']
  const modules = ['--module', 'nodenext', '--allowImportingTsExtensions', '--types', 'node']
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  const files = [path.join(folder, 'program.ts')]
  const { stdout } = await run(
    process.execPath,
    [compiler, '--ignoreConfig', '--noEmit', '--target', 'esnext', ...strict, ...modules, ...files],
    { cwd: folder },
  ).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
})

test('with a key the program reads, sells, and distinguishes an error by its type', async () => {
  const date = '2030-02-02'
  await aCartLine(server, staff, { cents: 2500 })
  const { accessToken } = await anApiKey(server, staff)
  const { stdout } = await run(process.execPath, [path.join(folder, 'program.ts')], {
    env: { ADDRESS: address, KEY: accessToken, DATE: date },
  })
  expect(JSON.parse(stdout)).toEqual({
    price: 25,
    title: 'Adulte',
    begins: null,
    status: 'Completed',
    isRead: true,
    outcome: 'changed: 409',
    limit: '"key";q=600;w=60',
  })
})

/** Schemas for which a generator finds no type: empty and unnamed ones. */
function unsaid(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'properties'
      ? Object.entries(inner as object).flatMap(([name, schema]) =>
          Object.keys(schema as object).length === 0
            ? [`${at}.${name}`]
            : unsaid(schema, `${at}.${name}`),
        )
      : unsaid(inner, at),
  )
}

test('every member has a type, except those that an exchange takes back unread', () => {
  const { schemas } = document.components as { schemas: Record<string, unknown> }
  const vague = Object.entries(schemas).flatMap(([name, schema]) => unsaid(schema, name))
  expect(vague.filter((at) => !at.startsWith('ExchangeTicketRequest.'))).toEqual([])
})
