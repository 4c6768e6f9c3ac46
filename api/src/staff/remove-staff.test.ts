import { holdCart } from '@guichet/contract/orders/sale/hold-cart.ts'
import { getSavedCart, saveCart } from '@guichet/contract/orders/sale/saved/save-cart.ts'
import { getMyProfile } from '@guichet/contract/staff/get-my-profile.ts'
import { getStaffAccess } from '@guichet/contract/staff/get-staff-access.ts'
import {
  createStaff,
  findStaff,
  removeStaff,
  saveStaff,
} from '@guichet/contract/staff/save-staff.ts'
import { expect, test } from 'vitest'
import { aRole, memberOf } from '../../test/factories/roles.ts'
import { workOff } from '../../test/factories/sales/lost-days.ts'
import { aCartLine } from '../../test/factories/sales/orders.ts'
import { aCartToKeep, aSavedLine } from '../../test/factories/sales/saved-carts.ts'
import { aBusiness, aStaff, signedIn, type Staff } from '../../test/factories/staff.ts'
import { violations } from '../../test/invariants/violations.ts'
import { newKey, send } from '../../test/test-server.ts'
import { useBusiness, useTestServer } from '../../test/use-server.ts'
import { newId } from '../platform/values/ids.ts'

const server = useTestServer()
const main = useBusiness(server)
const change = (who: Staff, publicId: string, over: object = {}) =>
  send(server, who, saveStaff, { body: { publicId, ...over } })
const remove = (who: Staff, id: string) => send(server, who, removeStaff, { params: { id } })
const typeOf = (answer: { body: unknown }) => (answer.body as { type?: string }).type
const add = (email: string, over: object) =>
  send(server, main, createStaff, {
    key: newKey(),
    body: { email, firstName: 'Noé', lastName: 'Roy', roleTypes: ['Validator'], ...over },
  })

test('at least one member stays main staff', async () => {
  const business = await aBusiness(server)
  const own = await memberOf(server, business, business)
  expect(own.removalObstacle).toBe('OwnMembership')
  const down = { roleTypes: ['Validator'] }
  expect(typeOf(await change(business, own.publicId, down))).toBe('LastMainStaff')
  const second = await aStaff(server, business, { isMain: true })
  const { publicId } = await memberOf(server, business, second)
  expect((await change(business, own.publicId, down)).status).toBe(200)
  expect(typeOf(await remove(second, publicId))).toBe('OwnMembership')
  expect(await violations(server.owner)).toEqual([])
})

test('a removed member has no access from the next call on; their holds are released, their cart is parked', async () => {
  const clerk = await aStaff(server, main, { accesses: ['TicketCreation', 'Orders'] })
  const { line } = await aCartLine(server, main, { capacity: 3 })
  const held = await send(server, clerk, holdCart, {
    key: newKey(),
    body: { tickets: [{ ...line, quantity: 2 }] },
  })
  expect(held.status).toBe(200)
  const { body: cart } = await send(server, clerk, saveCart, {
    params: { cartPublicId: newId() },
    body: aCartToKeep({ content: { lines: [aSavedLine(line)] } }),
  })
  const { publicId } = await memberOf(server, main, clerk)
  expect((await remove(main, publicId)).status).toBe(200)
  const profile = () => send(server, clerk, getMyProfile, { params: { id: clerk.accountId } })
  expect(await profile()).toMatchObject({ status: 401 })
  await workOff(server)
  const { rows } = await server.owner.query(`select ending from hold where id = $1`, [
    held.body.publicId,
  ])
  expect(rows).toEqual([{ ending: 'released' }])
  const kept = await send(server, main, getSavedCart, { params: { cartPublicId: cart.publicId } })
  expect(kept.body).toMatchObject({ isParked: true, content: cart.content })
  expect(await memberOf(server, main, clerk)).toBeUndefined()
  expect((await remove(main, publicId)).status).toBe(404)
  expect(await violations(server.owner)).toEqual([])
})

test('a member removed from one of two businesses continues in the other', async () => {
  const other = await aBusiness(server)
  const person = await aStaff(server, main, { accesses: ['Orders'] })
  await server.owner.query(
    `insert into staff (tenant_id, id, account_id, is_main, role_types)
      values ($1, $2, $3, true, '{UserCollaboratorAdmin}')`,
    [other.tenantId, newId(), person.accountId],
  )
  await remove(main, (await memberOf(server, main, person)).publicId)
  const there = await signedIn(server, other.tenantId, person.accountId)
  const access = await send(server, there, getStaffAccess, {
    query: { userPublicId: person.accountId },
  })
  expect(access.body.isMainStaff).toBe(true)
  const here = { query: { userPublicId: person.accountId } }
  expect((await send(server, person, getStaffAccess, here)).status).toBe(403)
})

test('a member who is removed and added again is the same, with the new roles only', async () => {
  const [email, roleId] = [`back-${newId()}@example.test`, await aRole(server, main)]
  const { body: first } = await add(email, { administrationRolePublicIds: [roleId] })
  await remove(main, first.publicId)
  const { body: again } = await add(email, { firstName: 'Autre' })
  expect(again.publicId).toBe(first.publicId)
  const { items } = (await send(server, main, findStaff, { query: {} })).body
  expect(items.find(({ publicId }) => publicId === first.publicId)).toMatchObject({
    firstName: 'Noé',
    roles: [{ type: 'Validator' }],
    administrationRoles: [],
  })
})
