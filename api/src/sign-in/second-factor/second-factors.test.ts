import { findOrders } from '@guichet/contract/orders/lists/find-orders.ts'
import { beginTotp, confirmTotp } from '@guichet/contract/sign-in/second-factor/confirm-totp.ts'
import {
  getSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '@guichet/contract/sign-in/second-factor/get-second-factors.ts'
import {
  beginPasskey,
  passkeyLimit,
  savePasskey,
} from '@guichet/contract/sign-in/second-factor/save-passkey.ts'
import {
  getSecondFactorRule,
  saveSecondFactorRule,
} from '@guichet/contract/sign-in/second-factor/save-second-factor-rule.ts'
import { getStaffAccess } from '@guichet/contract/staff/get-staff-access.ts'
import { resetSecondFactor } from '@guichet/contract/staff/reset-second-factor.ts'
import { saveCustomRole } from '@guichet/contract/staff/save-custom-role.ts'
import { findStaff } from '@guichet/contract/staff/save-staff.ts'
import { getBusiness } from '@guichet/contract/ticket-office/get-business.ts'
import { getGate } from '@guichet/contract/validation/get-gate.ts'
import { beforeEach, expect, test } from 'vitest'
import { softPasskey } from '../../../test/factories/input/soft-passkey.ts'
import { aRoleForm, memberOf } from '../../../test/factories/roles.ts'
import {
  codeOf,
  password,
  withPasskey,
  withPassword,
  withTotp,
} from '../../../test/factories/second-factors.ts'
import { aBusiness, aStaff, signedIn, type Staff } from '../../../test/factories/staff.ts'
import { emailsOf } from '../../../test/mailbox.ts'
import { send } from '../../../test/test-server.ts'
import { useTestServer } from '../../../test/use-server.ts'

const server = useTestServer()
const origin = 'http://localhost:3999'
let staff: Staff
let email: string
beforeEach(async () => {
  staff = await aBusiness(server)
  email = await withPassword(server, staff)
})
const currentPassword = password
const withMine = { body: { currentPassword } }
const factors = async () => (await send(server, staff, getSecondFactors, {})).body
const problem = (type: string) => ({ body: { type } })

test('an authenticator app counts only after one of its codes was entered', async () => {
  const { body: first } = await send(server, staff, beginTotp, withMine)
  expect(first.uri).toBe(
    `otpauth://totp/Guichet:${encodeURIComponent(email)}?secret=${first.secret}&issuer=Guichet`,
  )
  expect((await factors()).totpSinceDateTimeUtc).toBeNull()
  const { body: begun } = await send(server, staff, beginTotp, withMine)
  const confirm = (code: string) => send(server, staff, confirmTotp, { body: { code } })
  expect(await confirm(codeOf(first.secret))).toMatchObject(problem('WrongCode'))
  const spaced = codeOf(begun.secret).replace(/(...)/, '$1 ')
  const { body } = await confirm(spaced)
  expect(new Set(body.recoveryCodes)).toHaveProperty('size', 10)
  expect(body.recoveryCodes![0]).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
  expect(await factors()).toMatchObject({
    totpSinceDateTimeUtc: expect.any(String),
    recoveryCodesLeft: 10,
    isProven: true,
    isRequired: false,
    canChoose: true,
  })
  expect(await confirm(codeOf(begun.secret, 30))).toMatchObject(problem('SecondFactorExists'))
  expect(await send(server, staff, beginTotp, withMine)).toMatchObject(
    problem('SecondFactorExists'),
  )
  expect((await emailsOf(server, 'second-factor', email))[0]).toContain(
    'Une application d’authentification a été ajoutée',
  )
})

test('a copy of the database has neither the secret nor the codes', async () => {
  const { secret, recoveryCodes } = await withTotp(server, staff)
  const { rows } = await server.owner.query<{ all: string }>(
    `select jsonb_build_array(
        (select jsonb_agg(t) from totp t), (select jsonb_agg(r) from recovery_code r),
        (select jsonb_agg(m) from mail m), (select jsonb_agg(a) from audit a)
      )::text as all`,
  )
  const inHex = Buffer.from(secret).toString('hex')
  for (const word of [secret, inHex, ...recoveryCodes, ...recoveryCodes.map(withoutHyphens)])
    expect(rows[0]!.all).not.toContain(word)
})
const withoutHyphens = (code: string) => code.replaceAll('-', '')

test('no factor changes without the password', async () => {
  await withTotp(server, staff)
  const { saved } = await withPasskey(server, staff, origin)
  expect(saved.body.recoveryCodes).toBeNull()
  const [passkey] = (await factors()).passkeys
  const body = { currentPassword: 'another phrase' }
  const answers = [
    await send(server, staff, beginTotp, { body }),
    await send(server, staff, beginPasskey, { body }),
    await send(server, staff, removeTotp, { body }),
    await send(server, staff, removePasskey, { params: { id: passkey!.publicId }, body }),
    await send(server, staff, renewRecoveryCodes, { body }),
  ]
  for (const answer of answers) expect(answer).toMatchObject(problem('WrongPassword'))
  expect(await factors()).toMatchObject({ recoveryCodesLeft: 10, passkeys: [passkey] })
})

test('a person with an external sign-in manages nothing here', async () => {
  const other = await aBusiness(server)
  expect(await send(server, other, beginTotp, withMine)).toMatchObject(
    problem('SecondFactorElsewhere'),
  )
  expect((await send(server, other, getSecondFactors, {})).body.canChoose).toBe(false)
})

test('after five wrong codes of an enrolment no code is checked', async () => {
  const { body } = await send(server, staff, beginTotp, withMine)
  const confirm = (code: string) => send(server, staff, confirmTotp, { body: { code } })
  for (let i = 0; i < 5; i++) expect(await confirm('000000')).toMatchObject(problem('WrongCode'))
  expect(await confirm(codeOf(body.secret))).toMatchObject(problem('TooManyTries'))
})

test('a passkey of another site, for another challenge or sent twice is rejected', async () => {
  const save = (credential: ReturnType<ReturnType<typeof softPasskey>['create']>) =>
    send(server, staff, savePasskey, { body: { name: 'Clé', credential } })
  const asked = async () => (await send(server, staff, beginPasskey, withMine)).body.challenge
  expect(await save(softPasskey(origin).create('AAAA'))).toMatchObject(problem('NotFound'))
  await asked()
  expect(await save(softPasskey(origin).create('AAAA'))).toMatchObject(problem('PasskeyRefused'))
  const elsewhere = softPasskey('http://localhost.example:3999')
  expect(await save(elsewhere.create(await asked()))).toMatchObject(problem('PasskeyRefused'))
  const challenge = await asked()
  const credential = softPasskey(origin).create(challenge)
  expect((await save(credential)).status).toBe(200)
  expect(await save(credential)).toMatchObject(problem('NotFound'))
})

test('a person has at most ten passkeys', async () => {
  for (let i = 0; i < passkeyLimit; i++)
    expect((await withPasskey(server, staff, origin)).saved.status).toBe(200)
  expect(await send(server, staff, beginPasskey, withMine)).toMatchObject(problem('ListFull'))
})

test('new recovery codes invalidate the old ones; so does removing the last factor', async () => {
  const { recoveryCodes } = await withTotp(server, staff)
  const { body } = await send(server, staff, renewRecoveryCodes, withMine)
  expect(body.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([])
  expect((await factors()).recoveryCodesLeft).toBe(10)
  await withPasskey(server, staff, origin)
  expect((await send(server, staff, removeTotp, withMine)).status).toBe(200)
  expect(await factors()).toMatchObject({ recoveryCodesLeft: 10, totpSinceDateTimeUtc: null })
  const params = { id: (await factors()).passkeys[0]!.publicId }
  expect((await send(server, staff, removePasskey, { params, ...withMine })).status).toBe(200)
  expect(await factors()).toMatchObject({ recoveryCodesLeft: 0, passkeys: [] })
  expect(await send(server, staff, renewRecoveryCodes, withMine)).toMatchObject(problem('NotFound'))
  expect(await send(server, staff, removeTotp, withMine)).toMatchObject(problem('NotFound'))
})

test('nobody changes the passkey of another person', async () => {
  const other = await aBusiness(server)
  await withPassword(server, other)
  await withPasskey(server, other, origin)
  const { body } = await send(server, other, getSecondFactors, {})
  const params = { id: body.passkeys[0]!.publicId }
  expect(await send(server, staff, removePasskey, { params, ...withMine })).toMatchObject(
    problem('NotFound'),
  )
})

test('a rule for second factors applies at once, and a session gets no answer until it has proven a factor', async () => {
  const clerk = await aStaff(server, staff, { accesses: ['Orders'] })
  await withPassword(server, clerk)
  const role = async () => {
    const { rows } = await server.owner.query<{ id: string }>(
      'select role_id as id from staff_role where staff_id = $1',
      [(await memberOf(server, staff, clerk)).publicId],
    )
    return rows[0]!.id
  }
  const save = async () =>
    send(server, staff, saveCustomRole, {
      params: { id: await role() },
      body: { ...aRoleForm({ accesses: ['Orders'] }), needsSecondFactor: true, version: 1 },
    })
  const orders = (who: Staff) =>
    send(server, who, findOrders, { query: { collaboratorId: staff.tenantId } as never })
  expect(await save()).toMatchObject(problem('SecondFactorRequired'))
  await withTotp(server, staff)
  expect((await orders(clerk)).status).toBe(200)
  expect((await save()).status).toBe(200)
  expect(await orders(clerk)).toMatchObject({ status: 403, body: { type: 'SecondFactorRequired' } })
  const access = await send(server, clerk, getStaffAccess, {
    query: { userPublicId: clerk.accountId },
  })
  expect(access.body.lacksSecondFactor).toBe(true)
  expect((await send(server, clerk, getBusiness, { params: { id: staff.tenantId } })).status).toBe(
    200,
  )
  expect((await send(server, clerk, getSecondFactors, {})).body.isRequired).toBe(true)
  await withTotp(server, clerk)
  expect((await orders(clerk)).status).toBe(200)
  // Another session of the same person has proven nothing.
  const elsewhere = await signedIn(server, staff.tenantId, clerk.accountId)
  expect((await orders(elsewhere)).status).toBe(403)
  // The password alone changes no factor, as an attacker may have it.
  expect(await send(server, elsewhere, beginPasskey, withMine)).toMatchObject(
    problem('SecondFactorRequired'),
  )
  expect(await send(server, clerk, removeTotp, withMine)).toMatchObject(
    problem('SecondFactorNeeded'),
  )
  // Concurrent removals of the last two factors: one of them fails.
  await withPasskey(server, clerk, origin)
  const { body: both } = await send(server, clerk, getSecondFactors, {})
  const params = { id: both.passkeys[0]!.publicId }
  const ends = await Promise.all([
    send(server, clerk, removeTotp, withMine),
    send(server, clerk, removePasskey, { params, ...withMine }),
  ])
  expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('main staff set the rule for main staff, and only with their own factor', async () => {
  const save = (who: Staff, roles: ('MainStaff' | 'Validator')[]) =>
    send(server, who, saveSecondFactorRule, { body: { roles } })
  expect(await save(staff, ['MainStaff'])).toMatchObject(problem('SecondFactorRequired'))
  await withTotp(server, staff)
  const manager = await aStaff(server, staff, { accesses: ['Staffs'] })
  await withPassword(server, manager)
  await withTotp(server, manager)
  expect(await save(manager, ['MainStaff'])).toMatchObject(problem('MainStaffOnly'))
  expect((await save(manager, ['Validator'])).status).toBe(200)
  expect((await save(staff, ['MainStaff', 'Validator'])).status).toBe(200)
  expect(await save(manager, [])).toMatchObject(problem('MainStaffOnly'))
  expect((await send(server, staff, getSecondFactorRule, { query: {} })).body.roles).toEqual([
    'MainStaff',
    'Validator',
  ])
  const gate = await aStaff(server, staff, { roleTypes: ['Validator'] })
  const second = await aStaff(server, staff, { isMain: true })
  expect(await send(server, gate, getGate, {})).toMatchObject(problem('SecondFactorRequired'))
  expect(await send(server, second, findStaff, { query: {} })).toMatchObject(
    problem('SecondFactorRequired'),
  )
})

test('a member who has lost everything is reset by main staff, unless they work elsewhere too', async () => {
  const clerk = await aStaff(server, staff, { accesses: ['Orders'] })
  const clerkEmail = await withPassword(server, clerk)
  await withTotp(server, clerk)
  const { publicId } = await memberOf(server, staff, clerk)
  const reset = (who: Staff, id = publicId) =>
    send(server, who, resetSecondFactor, { params: { id } })
  const own = await memberOf(server, staff, staff)
  expect(await reset(staff, own.publicId)).toMatchObject(problem('OwnMembership'))
  const other = await aBusiness(server)
  expect(await reset(other)).toMatchObject(problem('NotFound'))
  await server.owner.query(
    `insert into staff (tenant_id, id, account_id, role_types)
      values ($1, gen_random_uuid(), $2, '{Validator}')`,
    [other.tenantId, clerk.accountId],
  )
  expect(await reset(staff)).toMatchObject(problem('WorksElsewhere'))
  await server.owner.query(
    'update staff set removed_at = now() where tenant_id = $1 and account_id = $2',
    [other.tenantId, clerk.accountId],
  )
  expect((await memberOf(server, staff, clerk)).hasSecondFactor).toBe(true)
  expect((await reset(staff)).status).toBe(200)
  expect((await memberOf(server, staff, clerk)).hasSecondFactor).toBe(false)
  expect((await send(server, clerk, getSecondFactors, {})).status).toBe(401)
  expect(await reset(staff)).toMatchObject(problem('NotFound'))
  expect((await emailsOf(server, 'second-factor', clerkEmail)).at(-1)).toContain(
    'Un administrateur a retiré',
  )
})
