import { apiScopes } from '@guichet/contract/access.ts'
import {
  createApiKey,
  findApiKeys,
  revokeApiKey,
} from '@guichet/contract/api-keys/create-api-key.ts'
import { expect, test } from 'vitest'
import { calls, publicCalls } from '../calls/calls.ts'
import { useValidCalls } from '../calls/catalogue.ts'
import { anApiKey } from '../factories/api-keys.ts'
import { aBusiness } from '../factories/staff.ts'
import { newKey, send, type Token } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer()
const staff = useBusiness(server)
const valid = useValidCalls(server, staff)

const guarded = calls.filter(([name]) => !publicCalls.includes(name))
const open = guarded.filter(([, call]) => call.scopes)
const shut = guarded.filter(([, call]) => !call.scopes)
const [, anyCall] = open.find(([name]) => name === 'getSellable')!
const ask = async (who: Token, [name, call]: (typeof calls)[number]) =>
  (await send(server, who, call, { ...valid[name], key: newKey() } as never)).body.type
const asked = (who: Token) => ask(who, ['getSellable', anyCall])

test('a key permits the endpoints of its scopes and no others', async () => {
  for (const each of open) {
    const [name, { scopes }] = each
    const with_ = await anApiKey(server, staff, scopes!.slice(0, 1))
    expect(['NoAccess', 'SignInRequired'], name).not.toContain(await ask(with_, each))
    const others = apiScopes.filter((scope) => !scopes!.includes(scope))
    expect(await ask(await anApiKey(server, staff, others), each), name).toBe('NoAccess')
  }
})

test('endpoints without a scope refuse every key', async () => {
  const key = await anApiKey(server, staff)
  for (const each of shut)
    expect(await ask(key, each), each[0]).toBe(
      each[1].access === 'account' ? 'SignInRequired' : 'NoAccess',
    )
})

test('a forged, foreign, truncated, expired or revoked key is refused', async () => {
  const key = await anApiKey(server, staff)
  const other = await aBusiness(server)
  expect(await asked(key)).toBeUndefined()
  const bytes = Buffer.from(key.accessToken.slice(3), 'base64url')
  const forged = (change: (copy: Buffer) => void) => {
    const copy = Buffer.from(bytes)
    change(copy)
    return { accessToken: `gk_${copy.toString('base64url')}` }
  }
  const idOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
  const wrong = [
    forged((copy) => copy.writeUInt8(copy.at(-1)! ^ 1, copy.length - 1)),
    forged((copy) => idOf(other.tenantId).copy(copy)),
    forged((copy) => copy.fill(0, 0, 16)),
    { accessToken: key.accessToken.slice(0, -4) },
    { accessToken: `${key.accessToken}AAAA` },
    { accessToken: 'gk_' },
  ]
  for (const who of wrong) expect(await asked(who), who.accessToken).toBe('SignInRequired')
  const old = await anApiKey(server, staff)
  await server.owner.query(
    `update api_key set expires_at = now() - interval '1 second' where id = $1`,
    [old.publicId],
  )
  expect(await asked(old)).toBe('SignInRequired')
  const params = { id: key.publicId }
  expect((await send(server, other, revokeApiKey, { params })).body.type).toBe('NotFound')
  await send(server, staff, revokeApiKey, { params })
  expect(await asked(key)).toBe('SignInRequired')
  expect((await send(server, staff, revokeApiKey, { params })).body.type).toBe('NotFound')
})

test('the secret of a key is shown once and not stored; the list says when the key was last used', async () => {
  const { body } = await send(server, staff, createApiKey, {
    body: { name: 'Partenaire', scopes: ['quote', 'quote'] },
  })
  await asked({ accessToken: body.key })
  const { items } = (await send(server, staff, findApiKeys, {})).body
  const { key, ...shown } = body
  expect(items[0]).toEqual({ ...shown, lastUsedDateTimeUtc: expect.any(String) })
  expect(shown).toMatchObject({ scopes: ['quote'], hint: key.slice(-4) })
  const { rows } = await server.owner.query(
    'select api_key::text as text from api_key where id = $1',
    [body.publicId],
  )
  const secret = Buffer.from(key.slice(3), 'base64url').subarray(32)
  expect(rows[0].text).not.toContain(secret.toString('hex'))
})
