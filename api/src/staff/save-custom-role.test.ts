import {
  createCustomRole,
  deleteCustomRole,
  findCustomRoles,
  saveCustomRole,
} from '@guichet/contract/staff/save-custom-role.ts'
import { beforeAll, expect, test } from 'vitest'
import { aRole, aRoleForm } from '../../test/factories/roles.ts'
import { aBusiness, aStaff, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
let main: Staff
beforeAll(async () => {
  main = await aBusiness(server)
})
const create = (who: Staff, over: Parameters<typeof aRoleForm>[0] = {}) =>
  send(server, who, createCustomRole, { body: aRoleForm(over) })
const save = (who: Staff, id: string, over: object = {}) =>
  send(server, who, saveCustomRole, { params: { id }, body: { ...aRoleForm(), ...over } })
const remove = (id: string) => send(server, main, deleteCustomRole, { params: { id } })

test('a role is created, listed by name, changed and deleted', async () => {
  const business = await aBusiness(server)
  const list = async () => (await send(server, business, findCustomRoles, { query: {} })).body.items
  await create(business, { name: { fr: 'Vestiaire', en: 'Cloakroom' } })
  const { body: made } = await create(business, {
    name: { fr: 'Étage', en: 'Floor' },
    accesses: ['Tickets', 'Orders'],
    restrictions: ['Refund'],
    discountCeiling: 12.5,
  })
  expect(made).toMatchObject({
    // In the order in which accesses are always listed.
    accesses: ['Tickets', 'Orders'],
    restrictions: ['Refund'],
    discountCeiling: 12.5,
    members: 0,
    canGrant: true,
  })
  expect((await list()).map(({ name }) => name.fr)).toEqual(['Étage', 'Vestiaire'])
  const form = aRoleForm({ name: { fr: 'Zone', en: 'Area' }, accesses: ['Clients'] })
  const changed = await send(server, business, saveCustomRole, {
    params: { id: made.publicId },
    body: { ...form, version: made.version },
  })
  expect(changed.body).toMatchObject({ name: { fr: 'Zone' }, accesses: ['Clients'], version: 2 })
  const stale = await send(server, business, saveCustomRole, {
    params: { id: made.publicId },
    body: { ...form, version: made.version },
  })
  expect(stale).toMatchObject({ status: 409, body: { type: 'StaleVersion', version: 2 } })
  await send(server, business, deleteCustomRole, { params: { id: made.publicId } })
  expect((await list()).map(({ name }) => name.fr)).toEqual(['Vestiaire'])
})

test('no two roles share a name, in either language, regardless of case', async () => {
  await create(main, { name: { fr: 'Accueil', en: 'Welcome desk' } })
  const other = await aRole(server, main)
  const taken = { fr: 'accueil', en: 'Another' }
  expect(await create(main, { name: taken })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'name.fr', rule: 'unique' }] },
  })
  expect(await save(main, other, { name: { fr: 'Autre', en: 'WELCOME DESK' } })).toMatchObject({
    body: { fields: [{ field: 'name.en', rule: 'unique' }] },
  })
  expect((await create(await aBusiness(server), { name: taken })).status).toBe(200)
})

test('nobody creates a role above their own rights, nor extends one, least of all their own', async () => {
  const manager = await aStaff(server, main, { accesses: ['Staffs', 'Orders'] })
  const refused = { status: 403, body: { type: 'BeyondOwnAccess' } }
  expect(await create(manager, { accesses: ['Orders', 'Clients'] })).toMatchObject(refused)
  expect(await create(manager, { discountCeiling: 1 })).toMatchObject(refused)
  const { rows } = await server.owner.query<{ role_id: string }>(
    `select role_id from staff_role
      join staff on staff.id = staff_role.staff_id
      where account_id = $1`,
    [manager.accountId],
  )
  const own = rows[0]!.role_id
  expect(
    await save(manager, own, { accesses: ['Staffs', 'Orders', 'PaymentAndTaxes'] }),
  ).toMatchObject(refused)
  const wide = await aRole(server, main, { accesses: ['Orders', 'PaymentAndTaxes'] })
  // Existing rights above those of the caller may stay, and the role may be renamed or reduced.
  expect((await save(manager, wide, { accesses: ['Orders', 'PaymentAndTaxes'] })).status).toBe(200)
  expect((await save(manager, wide, { accesses: ['Orders'] })).status).toBe(200)
  const { body } = await send(server, manager, findCustomRoles, { query: {} })
  expect(body.items.find(({ publicId }) => publicId === own)).toMatchObject({
    canGrant: true,
    members: 1,
  })
})

test('a role with members is not deleted', async () => {
  await aStaff(server, main, { accesses: ['Calendar'] })
  const { body } = await send(server, main, findCustomRoles, { query: {} })
  const held = body.items.find(({ accesses }) => accesses.includes('Calendar'))!
  expect(await remove(held.publicId)).toMatchObject({
    status: 409,
    body: { type: 'RoleInUse', members: 1 },
  })
})

test('a role of another business is not found', async () => {
  const id = await aRole(server, await aBusiness(server))
  expect((await remove(id)).status).toBe(404)
  expect((await save(main, id)).status).toBe(404)
})
