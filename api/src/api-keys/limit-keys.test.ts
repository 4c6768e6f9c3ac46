import { getSellable } from '@guichet/contract/activities/get-sellable.ts'
import { revokeApiKey } from '@guichet/contract/api-keys/create-api-key.ts'
import { expect, test } from 'vitest'
import { anApiKey } from '../../test/factories/api-keys.ts'
import { send, type Token } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'

const perMinute = 5
const server = useTestServer({ env: { API_KEY_CALLS_PER_MINUTE: String(perMinute) } })
const staff = useBusiness(server)

const ask = (who: Token) =>
  send(server, who, getSellable, { query: { collaboratorPublicId: staff.tenantId } })
const spend = async (who: Token) => {
  for (let asked = 0; asked < perMinute; asked++) await ask(who)
}
const numberedBy = (header: unknown, name: string) =>
  Number(new RegExp(`;${name}=(\\d+)`).exec(String(header))?.[1])

test('each response has the limit and the number of remaining calls', async () => {
  const key = await anApiKey(server, staff)
  for (const left of [4, 3, 2, 1, 0]) {
    const { status, headers } = await ask(key)
    expect(status).toBe(200)
    expect(headers['ratelimit-policy']).toBe('"key";q=5;w=60')
    expect(headers.ratelimit).toMatch(new RegExp(`^"key";r=${left};t=\\d+$`))
  }
})

test('a call above the limit is rejected with the time to retry, and succeeds after that time', async () => {
  const key = await anApiKey(server, staff)
  await spend(key)
  const { status, body, headers } = await ask(key)
  expect([status, body.type]).toEqual([429, 'TooManyRequests'])
  expect(headers['content-type']).toContain('application/problem+json')
  expect(numberedBy(headers.ratelimit, 'r')).toBe(0)
  expect(Number(headers['retry-after'])).toBe(numberedBy(headers.ratelimit, 't'))
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  await server.owner.query(`update throttle set ends_at = now() - interval '1 s'`)
  expect((await ask(key)).status).toBe(200)
})

test('a rejected call counts too', async () => {
  const key = await anApiKey(server, staff)
  const wrong = await send(server, key, getSellable, { query: { collaboratorPublicId: 'x' } })
  expect(wrong.status).toBe(400)
  expect(numberedBy(wrong.headers.ratelimit, 'r')).toBe(perMinute - 1)
})

test('concurrent calls are each counted', async () => {
  const key = await anApiKey(server, staff)
  const answers = await Promise.all(Array.from({ length: 3 * perMinute }, () => ask(key)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(perMinute)
})

test('two keys of one business have separate limits', async () => {
  const [busy, quiet] = [await anApiKey(server, staff), await anApiKey(server, staff)]
  await spend(busy)
  expect((await ask(busy)).status).toBe(429)
  const { status, headers } = await ask(quiet)
  expect([status, numberedBy(headers.ratelimit, 'r')]).toEqual([200, perMinute - 1])
})

test('people have no limit', async () => {
  for (let asked = 0; asked < 3 * perMinute; asked++) {
    const { status, headers } = await ask(staff)
    expect([status, headers.ratelimit]).toEqual([200, undefined])
  }
})

test('an invalid key writes nothing and uses no call of its owner', async () => {
  const key = await anApiKey(server, staff)
  const bytes = Buffer.from(key.accessToken.slice(3), 'base64url')
  bytes.writeUInt8(bytes.at(-1)! ^ 1, bytes.length - 1)
  const forged = { accessToken: `gk_${bytes.toString('base64url')}` }
  await server.owner.query('delete from throttle')
  for (let asked = 0; asked < 2 * perMinute; asked++)
    expect((await ask(forged)).body.type).toBe('SignInRequired')
  expect((await server.owner.query('select from throttle')).rowCount).toBe(0)
  expect(numberedBy((await ask(key)).headers.ratelimit, 'r')).toBe(perMinute - 1)
})

test('a revoked key gets an error that says so', async () => {
  const key = await anApiKey(server, staff)
  await ask(key)
  await send(server, staff, revokeApiKey, { params: { id: key.publicId } })
  expect((await ask(key)).body.type).toBe('SignInRequired')
})
