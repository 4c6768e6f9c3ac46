import { getStaffAccess } from '@guichet/contract/staff/get-staff-access.ts'
import {
  createStaff,
  findStaff,
  getStaffOfUser,
  inviteStaff,
  removeStaff,
  saveStaff,
} from '@guichet/contract/staff/save-staff.ts'
import { beforeAll, expect, test } from 'vitest'
import { aRole, memberOf } from '../../test/factories/roles.ts'
import { workOff } from '../../test/factories/sales/lost-days.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { emailsOf } from '../../test/mailbox.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'
import { newId } from '../platform/values/ids.ts'

const server = useTestServer()
let main: Staff
beforeAll(async () => {
  main = await aBusiness(server)
})
const anEmail = () => `new-${newId()}@example.test`
const add = (who: Staff, over: object = {}) =>
  send(server, who, createStaff, {
    key: newKey(),
    body: {
      email: anEmail(),
      firstName: 'Noé',
      lastName: 'Roy',
      isMainStaff: false,
      roleTypes: ['Validator'],
      administrationRolePublicIds: [],
      ...over,
    },
  })
const change = (who: Staff, publicId: string, over: object = {}) =>
  send(server, who, saveStaff, {
    body: {
      publicId,
      isMainStaff: false,
      roleTypes: [],
      administrationRolePublicIds: [],
      ...over,
    },
  })
const remove = (who: Staff, id: string) => send(server, who, removeStaff, { params: { id } })
const typeOf = (answer: { body: unknown }) => (answer.body as { type?: string }).type
const aManager = () => aStaff(server, main, { accesses: ['Staffs', 'Orders', 'Tickets'] })

test('a member is added, emailed and listed with their roles', async () => {
  const email = anEmail()
  const roleId = await aRole(server, main, { accesses: ['Orders'], restrictions: ['Refund'] })
  const { status, body } = await add(main, {
    email: email.toUpperCase(),
    roleTypes: ['Validator'],
    administrationRolePublicIds: [roleId],
    collaboratorPublicId: main.tenantId,
    requestSenderUserPublicId: main.accountId,
  })
  expect(status).toBe(200)
  const { items } = (await send(server, main, findStaff, { query: {} })).body
  expect(items.find(({ publicId }) => publicId === body.publicId)).toMatchObject({
    email,
    firstName: 'Noé',
    lastName: 'Roy',
    isMainStaff: false,
    roles: [{ type: 'UserCollaboratorAdmin' }, { type: 'Validator' }],
    administrationRoles: [{ customRolePublicId: roleId }],
    restrictions: ['Refund'],
    isAwaited: true,
    changeObstacle: null,
    removalObstacle: null,
  })
  await workOff(server)
  const [letter] = await emailsOf(server, 'staff-invited', email)
  expect(letter).toContain('accès à Station Essai, sur l’invitation de Maude Essai')
  expect(letter).toMatch(/set-password\?lang=fr&amp;token=/)
})

test('a double click adds one member and sends one email', async () => {
  const [email, key] = [anEmail(), newKey()]
  const body = { email, firstName: 'Noé', lastName: 'Roy', roleTypes: ['Validator' as const] }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send(server, main, createStaff, { key, body })),
  )
  const ids = answers.filter(({ status }) => status === 200).map((answer) => answer.body.publicId)
  expect(new Set(ids).size).toBe(1)
  await workOff(server)
  expect(await emailsOf(server, 'staff-invited', email)).toHaveLength(1)
})

test('members are sorted by name, without regard to accents', async () => {
  const business = await aBusiness(server)
  for (const [firstName, lastName] of [
    ['Zoé', 'Roy'],
    ['Étienne', 'Roy'],
    ['Éva', 'Émond'],
    ['Bo', 'Zola'],
  ])
    await add(business, { firstName, lastName })
  const { items } = (await send(server, business, findStaff, { query: {} })).body
  expect(items.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
    'Éva Émond',
    'Maude Essai',
    'Étienne Roy',
    'Zoé Roy',
    'Bo Zola',
  ])
})

test('the address of an existing member is rejected with a message that leads to the member', async () => {
  const email = anEmail()
  const { body: first } = await add(main, { email })
  expect(await add(main, { email })).toMatchObject({
    status: 400,
    body: {
      type: 'StaffAlreadyExists',
      message: 'Un membre avec ce courriel existe déjà.',
      publicId: first.publicId,
    },
  })
})

test('a person with another business keeps their account, and the answer is the same as for a new person', async () => {
  const elsewhere = await aBusiness(server)
  const known = await aStaff(server, elsewhere, { roleTypes: ['Validator'] })
  const {
    rows: [account],
  } = await server.owner.query<{ email: string }>('select email from account where id = $1', [
    known.accountId,
  ])
  const [forKnown, forStranger] = [await add(main, { email: account!.email }), await add(main)]
  expect(Object.keys(forKnown.body)).toEqual(Object.keys(forStranger.body))
  expect(await memberOf(server, main, known)).toMatchObject({
    firstName: 'Théo',
    lastName: 'Essai',
  })
  expect(await memberOf(server, elsewhere, known)).toMatchObject({ roles: [{ type: 'Validator' }] })
})

test.each([
  ['no role', { roleTypes: [] }, 'roleTypes', 'required'],
  ['the portal without a role', { roleTypes: ['UserCollaboratorAdmin'] }, 'roleTypes', 'required'],
  ['no name', { firstName: ' ' }, 'firstName', 'required'],
  ['a long name', { lastName: 'a'.repeat(51) }, 'lastName', 'maxLength'],
  ['no address', { email: 'someone' }, 'email', 'email'],
  ['a long address', { email: `${'a'.repeat(64)}@example.test` }, 'email', 'maxLength'],
])('%s is rejected at its field', async (_what, over, field, rule) => {
  expect(await add(main, over)).toMatchObject({
    status: 400,
    body: { type: 'InvalidRequest', fields: [{ field, rule }] },
  })
})

test('changed roles apply from the next call; names and address stay', async () => {
  const clerk = await aStaff(server, main, { accesses: ['Orders'] })
  const member = await memberOf(server, main, clerk)
  const roleId = await aRole(server, main, { accesses: ['Tickets'] })
  const { body } = await change(main, member.publicId, {
    userPublicId: clerk.accountId,
    email: 'other@example.test',
    firstName: 'X',
    lastName: 'Y',
    administrationRolePublicIds: [roleId],
    version: member.version,
  })
  expect(body).toMatchObject({
    email: member.email,
    firstName: 'Théo',
    administrationRoles: [{ customRolePublicId: roleId }],
    version: member.version + 1,
  })
  const access = await send(server, clerk, getStaffAccess, {
    query: { userPublicId: clerk.accountId },
  })
  expect(access.body.accesses).toEqual(['Tickets'])
  expect(
    await change(main, member.publicId, { roleTypes: ['Validator'], version: 1 }),
  ).toMatchObject({
    status: 409,
    body: { type: 'StaleVersion', changedBy: 'Maude Essai', changedFields: ['roles'] },
  })
  const found = await send(server, main, getStaffOfUser, { params: { id: clerk.accountId } })
  expect(found.body.publicId).toBe(member.publicId)
})

test('nobody grants rights they lack, nor to themselves, nor changes main staff', async () => {
  const manager = await aManager()
  const [own, wide, free] = [
    await aRole(server, main, { accesses: ['Orders', 'Tickets'] }),
    await aRole(server, main, { accesses: ['Orders', 'PaymentAndTaxes'] }),
    await aRole(server, main, { accesses: ['Orders'], discountCeiling: 10 }),
  ]
  expect((await add(manager, { administrationRolePublicIds: [own] })).status).toBe(200)
  expect(await add(manager, { administrationRolePublicIds: [wide] })).toMatchObject({
    status: 403,
    body: { type: 'BeyondOwnAccess', gained: ['PaymentAndTaxes'] },
  })
  expect(await add(manager, { administrationRolePublicIds: [free] })).toMatchObject({
    body: { type: 'BeyondOwnAccess', gained: ['discountCeiling'] },
  })
  expect(typeOf(await add(manager, { isMainStaff: true }))).toBe('MainStaffOnly')
  expect(typeOf(await add(manager, { roleTypes: ['SchedulerDashboardAdmin'] }))).toBe(
    'BeyondOwnAccess',
  )
  const self = await memberOf(server, manager, manager)
  expect(self).toMatchObject({ changeObstacle: 'OwnMembership', removalObstacle: 'OwnMembership' })
  const given = { administrationRolePublicIds: [own] }
  expect(typeOf(await change(manager, self.publicId, given))).toBe('OwnMembership')
  expect(typeOf(await remove(manager, self.publicId))).toBe('OwnMembership')
  const owner = await memberOf(server, manager, main)
  expect(owner).toMatchObject({ changeObstacle: 'MainStaffOnly', removalObstacle: 'MainStaffOnly' })
  expect(typeOf(await change(manager, owner.publicId, given))).toBe('MainStaffOnly')
  expect(typeOf(await remove(manager, owner.publicId))).toBe('MainStaffOnly')
})

test('a member who may not refund gives nobody refunds, and removes the restriction from nobody', async () => {
  const manager = await aStaff(server, main, {
    accesses: ['Staffs', 'Orders'],
    restrictions: ['Refund'],
  })
  const [strict, lax] = [
    await aRole(server, main, { accesses: ['Orders'], restrictions: ['Refund'] }),
    await aRole(server, main, { accesses: ['Orders'] }),
  ]
  expect(await add(manager, { administrationRolePublicIds: [lax] })).toMatchObject({
    body: { type: 'BeyondOwnAccess', gained: ['Refund'] },
  })
  const { body: added } = await add(manager, { administrationRolePublicIds: [strict] })
  expect(
    await change(manager, added.publicId, { administrationRolePublicIds: [lax] }),
  ).toMatchObject({ body: { type: 'BeyondOwnAccess', gained: ['Refund'] } })
})

test('roles and members of another business are not found', async () => {
  const other = await aBusiness(server)
  const [roleId, stranger] = [await aRole(server, other), await memberOf(server, other, other)]
  expect((await add(main, { administrationRolePublicIds: [roleId] })).status).toBe(404)
  expect((await change(main, stranger.publicId, { roleTypes: ['Validator'] })).status).toBe(404)
  expect((await remove(main, stranger.publicId)).status).toBe(404)
  const params = { id: other.accountId }
  expect((await send(server, main, getStaffOfUser, { params })).status).toBe(404)
})

test('an invitation is sent again only to a member who has not accepted it', async () => {
  const email = anEmail()
  const { body: added } = await add(main, { email })
  const invite = (id: string) => send(server, main, inviteStaff, { key: newKey(), params: { id } })
  expect((await invite(added.publicId)).status).toBe(200)
  await workOff(server)
  expect(await emailsOf(server, 'staff-invited', email)).toHaveLength(2)
  await server.owner.query(`update account set password_hash = 'x' where email = $1`, [email])
  expect(await invite(added.publicId)).toMatchObject({
    status: 409,
    body: { type: 'NothingToSend' },
  })
})
