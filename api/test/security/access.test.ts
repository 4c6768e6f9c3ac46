import { accessTypes, isAnonymous, type AccessType } from '@guichet/contract/access.ts'
import type { Endpoint } from '@guichet/contract/endpoint.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls, publicCalls, type CallName } from '../calls/calls.ts'
import { useValidCalls } from '../calls/catalogue.ts'
import type { ValidCall } from '../calls/valid-call.ts'
import { aStaff, type Staff } from '../factories/staff.ts'
import { send, type Token } from '../test-server.ts'
import { useBusiness, useTestServer } from '../use-server.ts'

const server = useTestServer()
const main = useBusiness(server)
const valid = useValidCalls(server, main)

const ask = (who: Token | null, name: CallName, call: Endpoint, with_: ValidCall = valid[name]) =>
  send(server, who, call, with_ as never)
const guarded = calls.filter(([name]) => !publicCalls.includes(name))
const wantedBy = ({ access }: Endpoint): AccessType[] => {
  if (Array.isArray(access)) return access as AccessType[]
  return accessTypes.filter((type) => type === access)
}
const asStaff = (staff: Staff, with_: ValidCall): ValidCall =>
  JSON.parse(JSON.stringify(with_).replaceAll(main.accountId, staff.accountId)) as ValidCall

test('every endpoint of the contract is mounted, and the public ones match the list', () => {
  expect(calls.filter(([, call]) => !server.app.mounted.has(call)).map(([name]) => name)).toEqual(
    [],
  )
  expect(server.app.mounted.size).toBe(calls.length)
  expect(
    calls
      .filter(([, call]) => isAnonymous(call.access))
      .map(([name]) => name)
      .sort(),
  ).toEqual([...publicCalls].sort())
})

test('every body, query and reply is strict', () => {
  const isStrict = (schema: z.ZodType | undefined): boolean =>
    !schema || (schema as z.ZodObject).def.catchall?._zod.def.type === 'never'
  expect(
    calls
      .filter(
        ([, call]) =>
          // Bodies of providers get new fields over time; they are admitted by their signature, and
          // little of them is read.
          !call.signed &&
          ![call.body, call.query, ...(call.produces ? [] : [call.reply])].every((schema) =>
            isStrict(schema as z.ZodType),
          ),
      )
      .map(([name]) => name),
  ).toEqual([])
})

test.each(guarded)(
  '%s: an anonymous request, a forged token and an ended session are refused',
  async (name, call) => {
    const ended = await aStaff(server, main, { accesses: [...accessTypes] })
    await server.owner.query('update session set revoked_at = now() where id = $1', [
      ended.sessionId,
    ])
    const [head, body, signature] = main.accessToken.split('.')
    const none = [
      Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url'),
      body,
      '',
    ].join('.')
    for (const who of [
      null,
      { accessToken: none },
      { accessToken: `${head}.${body}.${signature!.slice(0, -4)}AAAA` },
      ended,
    ])
      expect((await ask(who, name, call)).body.type, name).toBe('SignInRequired')
  },
)

test.each(guarded.filter(([, call]) => call.access !== 'account'))(
  '%s: only its access types permit it',
  async (name, call) => {
    const wanted = wantedBy(call)
    const others = accessTypes.filter((type) => !wanted.includes(type))
    const validator = await aStaff(server, main, {
      accesses: [...accessTypes],
      roleTypes: ['Validator'],
    })
    const atTheGate = await ask(validator, name, call, asStaff(validator, valid[name]))
    if (call.access === 'Validator' || call.access === 'staff')
      expect(atTheGate.body.type).not.toBe('NoAccess')
    else expect(atTheGate.body.type).toBe('NoAccess')
    if (call.access === 'SchedulerDashboardAdmin') {
      const clerk = await aStaff(server, main, { accesses: [...accessTypes] })
      expect((await ask(clerk, name, call, asStaff(clerk, valid[name]))).body.type).toBe('NoAccess')
      const planner = await aStaff(server, main, {
        roleTypes: ['UserCollaboratorAdmin', 'SchedulerDashboardAdmin'],
      })
      expect((await ask(planner, name, call, valid[name])).status).toBe(200)
    }
    if (call.access === 'Validator') {
      const clerk = await aStaff(server, main, { accesses: [...accessTypes] })
      expect((await ask(clerk, name, call, asStaff(clerk, valid[name]))).body.type).toBe('NoAccess')
      const both = await aStaff(server, main, { roleTypes: ['UserCollaboratorAdmin', 'Validator'] })
      expect((await ask(both, name, call, asStaff(both, valid[name]))).status).toBe(200)
    }
    if (wanted.length) {
      const almost = await aStaff(server, main, { accesses: others })
      expect((await ask(almost, name, call, asStaff(almost, valid[name]))).body).toMatchObject({
        type: 'NoAccess',
        access: wanted,
      })
    }
    for (const type of wanted) {
      const exact = await aStaff(server, main, { accesses: [type] })
      const answer = await ask(exact, name, call, asStaff(exact, valid[name]))
      // An endpoint may require fewer of them, depending on the request: then it says which.
      const { type: problem, restriction } = answer.body as { type?: string; restriction?: string }
      // Notes of another person stay protected, whatever the access.
      if (problem === 'Restricted') expect([name, restriction]).toEqual([name, 'OwnNotes'])
      else if (answer.status === 403)
        expect(
          (answer.body as unknown as { access: string[] }).access,
          `${name} with ${type}`,
        ).not.toContain(type)
    }
    const removed = await aStaff(server, main, { accesses: [...accessTypes] })
    await server.owner.query('update staff set removed_at = now() where account_id = $1', [
      removed.accountId,
    ])
    expect((await ask(removed, name, call, asStaff(removed, valid[name]))).body.type).toBe(
      'NoAccess',
    )
  },
)

test.each(guarded.filter(([, call]) => call.restriction))(
  '%s: the restriction overrides every access',
  async (name, call) => {
    const held = await aStaff(server, main, {
      accesses: [...accessTypes],
      restrictions: [call.restriction!],
    })
    expect((await ask(held, name, call, asStaff(held, valid[name]))).body.type).toBe('Restricted')
  },
)

test('every refused access leaves a line in the audit trail, with its request', async () => {
  const { rows } = await server.owner.query(
    `select count(*)::int as n, count(distinct request_id)::int as requests from audit where code = 'access.refused' and tenant_id = $1`,
    [main.tenantId],
  )
  expect(rows[0].n).toBeGreaterThan(60)
  expect(rows[0].n).toBe(rows[0].requests)
})
