import { endpoint } from '@guichet/contract/endpoint.ts'
import * as endpoints from '@guichet/contract/index.ts'
import { Nothing } from '@guichet/contract/primitives.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { MountDeps } from '../../src/platform/http/call.ts'
import { handle } from '../../src/platform/http/contexts.ts'
import { mountOn } from '../../src/platform/http/mount.ts'
import { useProblems } from '../../src/platform/http/problem.ts'
import { printOperation } from '../../src/platform/openapi/print-operation.ts'
import { SchemaPrinter } from '../../src/platform/openapi/print-schema.ts'

const old = endpoint({
  service: 'order',
  method: 'GET',
  path: '/1.0/order/old',
  summary: 'What was asked before',
  access: 'public',
  effect: 'outside',
  reply: Nothing,
  problems: ['NotFound'],
  deprecated: { since: '2026-01-01', sunset: '2027-01-01', instead: 'getOrder' },
})
const { deprecated: _, ...fresh } = { ...old, path: '/1.0/order/new' as const }

test('a deprecated call says so in each response, including problems', async () => {
  const app = Fastify()
  useProblems(app)
  const mount = mountOn(app, {} as MountDeps, new Map())
  mount([handle(old, async () => ({})), handle(endpoint(fresh), async () => ({}))])
  const asked = async (url: string) => (await app.inject({ url })).headers
  for (const url of ['/api/order/1.0/order/old', '/api/order/1.0/order/old?unknown=1'])
    expect(await asked(url)).toMatchObject({
      deprecation: '@1767225600',
      sunset: 'Fri, 01 Jan 2027 00:00:00 GMT',
    })
  const { deprecation, sunset } = await asked('/api/order/1.0/order/new')
  expect([deprecation, sunset]).toEqual([undefined, undefined])
})

test('the contract prints it as deprecated, with its headers and its replacement', () => {
  const printed = printOperation('old', old, new SchemaPrinter())
  expect(printed).toMatchObject({
    deprecated: true,
    responses: {
      200: { headers: { Deprecation: expect.anything(), Sunset: expect.anything() } },
      404: { headers: { Deprecation: expect.anything(), Sunset: expect.anything() } },
    },
  })
  expect(printed.description).toContain(
    'Deprecated since 2026-01-01, answered until 2027-01-01; call getOrder instead.',
  )
  expect(printOperation('new', fresh, new SchemaPrinter())).not.toHaveProperty('deprecated')
})

const monthsBetween = (since: string, sunset: string) =>
  (Date.parse(sunset) - Date.parse(since)) / (30 * 86_400_000)

test('a deprecated call stays for a year, and its replacement exists', () => {
  for (const [name, call] of Object.entries({ ...endpoints, old })) {
    if (!('deprecated' in call)) continue
    const { since, sunset, instead } = call.deprecated as typeof old.deprecated
    expect(monthsBetween(since, sunset), name).toBeGreaterThanOrEqual(12)
    if (instead) expect(Object.keys(endpoints), name).toContain(instead)
  }
})
