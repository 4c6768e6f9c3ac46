import { expect, test } from 'vitest'
import { calls } from '../calls/calls.ts'
import { useValidCalls } from '../calls/catalogue.ts'
import { newKey, send } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const valid = useValidCalls(server, staff)

const latest = (text: string): string | null => {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return '2899-12-31'
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? '2899-12-31T23:59:59.000Z' : null
}
/** The same value with all days and instants moved to the latest ones that a request may have. */
const atTheEnd = (value: unknown): unknown => {
  if (typeof value === 'string') return latest(value) ?? value
  if (Array.isArray(value)) return value.map(atTheEnd)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, atTheEnd(inner)]))
}
const datesIn = (value: unknown): string[] =>
  JSON.stringify(value ?? null).match(/"\d{4}-\d\d-\d\d(T[\d:.]+Z)?"/g) ?? []

test('the latest dates that a request may contain cause no 5xx in any endpoint', async () => {
  const failed: string[] = []
  let tried = 0
  for (const [name, call] of calls) {
    const { body, query, params } = valid[name] ?? {}
    if (call.signed || datesIn([body, query]).length === 0) continue
    tried += 1
    const answer = await send(server, staff, call, {
      params,
      body: atTheEnd(body),
      query: atTheEnd(query),
      key: newKey(),
    } as never)
    if (answer.status >= 500) failed.push(`${name}: ${JSON.stringify(answer.body)}`)
  }
  expect(failed).toEqual([])
  expect(tried).toBeGreaterThan(40)
})

test('a later date is refused with its field', async () => {
  const sell = calls.find(([name]) => name === 'sell')![1]
  const [line] = (valid.sell.body as { tickets: object[] }).tickets
  for (const activationDateTimeUtc of ['2900-01-01T00:00:00Z', '2999-12-31T23:59:59Z'])
    expect(
      (
        await send(server, staff, sell, {
          body: { ...valid.sell.body, tickets: [{ ...line, activationDateTimeUtc }] },
          key: newKey(),
        } as never)
      ).body,
    ).toMatchObject({
      type: 'InvalidRequest',
      fields: [{ field: 'tickets.0.activationDateTimeUtc', rule: 'instant' }],
    })
})
