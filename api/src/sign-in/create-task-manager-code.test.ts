import {
  createTaskManagerCode,
  exchangeTaskManagerCode,
} from '@guichet/contract/sign-in/create-task-manager-code.ts'
import { getMyProfile } from '@guichet/contract/staff/get-my-profile.ts'
import { beforeAll, expect, test } from 'vitest'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
let planner: Staff
beforeAll(async () => {
  planner = await aStaff(server, await aBusiness(server), {
    roleTypes: ['UserCollaboratorAdmin', 'SchedulerDashboardAdmin'],
  })
})
const codeOf = async (who: Staff) => (await send(server, who, createTaskManagerCode, {})).body.code
const exchange = (code: string) => send(server, null, exchangeTaskManagerCode, { body: { code } })

test('a code gives the token of its person, once, even for concurrent requests', async () => {
  const code = await codeOf(planner)
  const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(code)))
  const given = answers.filter(({ status }) => status === 200)
  expect(given).toHaveLength(1)
  expect(
    answers.filter(({ body }) => (body as { type?: string }).type === 'NotFound'),
  ).toHaveLength(7)
  const { accessToken, expiresIn } = given[0]!.body
  expect(expiresIn).toBe(900)
  const profile = await send(server, { accessToken }, getMyProfile, {
    params: { id: planner.accountId },
  })
  expect(profile.body).toMatchObject({ publicId: planner.accountId })
})

test('an expired or forged code, or one of a locked or ended session, gives nothing', async () => {
  const late = await codeOf(planner)
  await server.owner.query(`update task_manager_code set expires_at = now() - interval '1 s'`)
  expect((await exchange(late)).status).toBe(404)
  expect((await exchange('made-up')).status).toBe(404)
  const locked = await codeOf(planner)
  const setLocked = (at: string) =>
    server.owner.query(`update session set locked_at = ${at} where id = $1`, [planner.sessionId])
  await setLocked('now()')
  expect((await exchange(locked)).status).toBe(404)
  await setLocked('null')
  const ended = await codeOf(planner)
  await server.owner.query('update session set revoked_at = now() where id = $1', [
    planner.sessionId,
  ])
  expect((await exchange(ended)).status).toBe(404)
})

test('the database has no usable code', async () => {
  const other = await aStaff(server, planner, {
    roleTypes: ['SchedulerDashboardAdmin'],
    isMain: true,
  })
  const code = await codeOf(other)
  const { rows } = await server.owner.query('select t::text as row from task_manager_code t')
  expect(rows.map(({ row }) => row).join()).not.toContain(code)
})
