import { createTaskManagerCode } from '@guichet/contract/sign-in/create-task-manager-code.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBrowser, signInThroughPage } from '../../test/browser.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { openTestServer, send, type TestServer } from '../../test/test-server.ts'
import { freePort } from '../database/free-port.ts'
import { hashPassword } from './passwords.ts'

let server: TestServer
let base: string
let staff: Staff
beforeAll(async () => {
  const port = await freePort()
  base = `http://localhost:${port}`
  server = await openTestServer({ env: { PUBLIC_URL: base } })
  await server.app.http.listen({ port, host: '127.0.0.1' })
  staff = await aBusiness(server)
})
afterAll(() => server.close())

/** Signs in through the page. @returns A function that exchanges the provider's token for a pair */
async function signedInAs({ accountId }: Staff, email: string) {
  const password = 'une phrase longue'
  await server.owner.query('update account set email = $1, password_hash = $2 where id = $3', [
    email,
    await hashPassword(password),
    accountId,
  ])
  const browser = aBrowser(base)
  const { tokens } = await signInThroughPage(browser, base, { email, password })
  return (body: object) =>
    browser.go('/api/authorization/1.0/Jwt', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${tokens!.access_token}`,
      },
      body: JSON.stringify({ clientName: 'administration', ...body }),
    })
}
const claimsOf = (jwt: string) =>
  JSON.parse(Buffer.from(jwt.split('.')[1]!, 'base64url').toString()) as { tid: string }

test('a pair for an access type is for a business that grants it, and for nobody without one', async () => {
  const clerk = await aStaff(server, staff, { accesses: ['Orders'] })
  const second = await aBusiness(server)
  const there = await aStaff(server, second, { accesses: ['Tickets'] })
  await server.owner.query('update staff set account_id = $1 where account_id = $2', [
    clerk.accountId,
    there.accountId,
  ])
  const exchange = await signedInAs(clerk, 'commis@example.test')
  const asking = async (body: object) => {
    const answer = await exchange(body)
    return { status: answer.status, body: (await answer.json()) as Record<string, string> }
  }
  const businessFor = async (accessType: string) =>
    claimsOf((await asking({ accessType })).body.accessToken!).tid
  expect(await businessFor('Orders')).toBe(staff.tenantId)
  expect(await businessFor('Tickets')).toBe(second.tenantId)
  expect(await asking({ accessType: 'Staffs' })).toMatchObject({
    status: 403,
    body: { type: 'NoAccess', access: ['Staffs'] },
  })
  const named = { accessType: 'Orders', collaboratorPublicId: second.tenantId }
  expect(await asking(named)).toMatchObject({ status: 403, body: { type: 'NoAccess' } })
  expect((await asking({ accessType: 'Everything' })).status).toBe(400)
})

test('a person whose only role is the task manager has a session of that business', async () => {
  const planner = await aStaff(server, staff, { roleTypes: ['SchedulerDashboardAdmin'] })
  const exchange = await signedInAs(planner, 'planificatrice@example.test')
  const pair = (await (await exchange({})).json()) as {
    accessToken: string
  }
  expect(claimsOf(pair.accessToken).tid).toBe(staff.tenantId)
  expect(await send(server, pair, createTaskManagerCode, {})).toMatchObject({ status: 200 })
})
