import http from 'node:http'
import { createToken } from '@guichet/contract/sign-in/create-token.ts'
import { lockSession, openLock, savePin } from '@guichet/contract/sign-in/lock-session.ts'
import { getMyProfile } from '@guichet/contract/staff/get-my-profile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBusiness, aStaff, type Staff } from '../../../test/factories/staff.ts'
import { openTestServer, send, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let staff: Staff
let issuer: http.Server
/** Userinfo of the provider for each bearer token. */
const people: Record<string, object> = {}

beforeAll(async () => {
  issuer = http.createServer((request, response) => {
    const base = `http://${request.headers.host}`
    const person = people[request.headers.authorization?.slice('Bearer '.length) ?? '']
    response.setHeader('content-type', 'application/json')
    if (request.url?.endsWith('/openid-configuration'))
      return response.end(JSON.stringify({ userinfo_endpoint: `${base}/who` }))
    return response.writeHead(person ? 200 : 401).end(JSON.stringify(person ?? {}))
  })
  await new Promise<void>((listening) => {
    issuer.listen(0, '127.0.0.1', listening)
  })
  server = await openTestServer({
    env: { OIDC_ISSUER: `http://127.0.0.1:${(issuer.address() as { port: number }).port}` },
  })
  staff = await aBusiness(server)
  await server.owner.query('update account set email = $1 where id = $2', [
    'maude@example.test',
    staff.accountId,
  ])
})
afterAll(async () => {
  await server.close()
  issuer.close()
})

const exchange = async (bearer: string) =>
  await send(server, null, createToken, {
    body: { clientName: 'gate' },
    headers: { authorization: `Bearer ${bearer}` },
  })

test('a person is linked once by verified email, then known by subject even with another email', async () => {
  people.unverified = { sub: 'x1', email: 'maude@example.test', email_verified: false }
  expect((await exchange('unverified')).body.type).toBe('NoAccess')
  people.verified = { sub: 'x2', email: 'Maude@Example.test', email_verified: true }
  expect((await exchange('verified')).status).toBe(200)
  people.later = { sub: 'x2', email: 'other@example.test', email_verified: false }
  expect((await exchange('later')).status).toBe(200)
  expect(
    (
      await server.owner.query('select subject from account_subject where account_id = $1', [
        staff.accountId,
      ])
    ).rows,
  ).toEqual([{ subject: 'x2' }])
})

test('unknown people and invalid tokens are rejected; the embedded provider and its pages do not exist', async () => {
  people.stranger = { sub: 'x3', email: 'nobody@example.test', email_verified: true }
  expect((await exchange('stranger')).body.type).toBe('NoAccess')
  expect((await exchange('dead')).body.type).toBe('SignInRequired')
  for (const url of ['/oidc/.well-known/openid-configuration', '/sign-in/forgotten'])
    expect((await server.app.http.inject({ url })).statusCode).toBe(404)
})

test('while a session of the person is locked, another sign-in opens a locked one too', async () => {
  people.again = { sub: 'again', email: 'again@example.test', email_verified: true }
  const clerk = await aStaff(server, staff)
  await server.owner.query('update account set email = $1 where id = $2', [
    'again@example.test',
    clerk.accountId,
  ])
  const first = (await exchange('again')).body
  const lookUp = ({ accessToken }: { accessToken: string }) =>
    send(server, { accessToken }, getMyProfile, { params: { id: clerk.accountId } })
  expect((await lookUp(first)).status).toBe(200)
  await send(server, first, savePin, { body: { pin: '2580' } })
  expect((await send(server, first, lockSession, {})).status).toBe(200)
  const second = (await exchange('again')).body
  expect((await lookUp(second)).body).toMatchObject({ type: 'SessionLocked' })
  await send(server, second, openLock, { body: { clerkPublicId: clerk.accountId, pin: '2580' } })
  expect((await lookUp(second)).status).toBe(200)
  expect((await lookUp(first)).status).toBe(423)
})
