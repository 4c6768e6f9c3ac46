import type { Endpoint } from '@guichet/contract/endpoint.ts'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../calls/calls.ts'
import { useValidCalls } from '../calls/catalogue.ts'
import { newKey, send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const valid = useValidCalls(server, staff)
beforeEach(() => server.owner.query('delete from throttle'))

/** Members of a body, at any depth, that take rebate codes as a client types them. */
const codeFields = ({ body }: Endpoint): string[] =>
  body
    ? [
        ...JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).matchAll(
          /"(\w+)":\{/g,
        ),
      ]
        .map(([, name]) => name!)
        .filter((name) => /^(rebate|promo(tion)?|discount)Codes?$/i.test(name))
    : []
const takingCodes = calls.filter(([, endpoint]) => codeFields(endpoint).length > 0)

test('the endpoints that take promo codes match the list', () => {
  expect(takingCodes.map(([name]) => name).sort()).toEqual([
    'createQuote',
    'previewQuote',
    'previewSale',
    'saveOfficeCart',
    'saveQuote',
    'sell',
  ])
})

// Each save of a visitor’s cart is a version of its own: office-carts.test.ts guesses with new carts.
const repeatable = takingCodes.filter(([name]) => name !== 'saveOfficeCart')

test.each(repeatable)('%s checks at most twenty unknown codes a minute', async (name, endpoint) => {
  const guess = async () =>
    send(
      server,
      staff,
      endpoint as Parameters<typeof send>[2],
      {
        ...valid[name],
        body: {
          ...valid[name].body,
          rebateCodes: Array.from({ length: 5 }, () => newKey().slice(0, 12)),
        },
        ...(endpoint.idempotent && { key: newKey() }),
      } as never,
    )
  const statuses: number[] = []
  for (let tried = 0; tried < 5; tried++) statuses.push((await guess()).status)
  expect(statuses.slice(0, 4)).not.toContain(429)
  expect(statuses[4]).toBe(429)
})
