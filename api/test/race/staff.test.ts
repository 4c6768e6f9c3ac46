import { deleteCustomRole, saveCustomRole } from '@guichet/contract/staff/save-custom-role.ts'
import { createStaff, removeStaff, saveStaff } from '@guichet/contract/staff/save-staff.ts'
import { afterAll, expect, test } from 'vitest'
import { aRole, aRoleForm, memberOf } from '../factories/roles.ts'
import { aBusiness, aStaff, type Staff } from '../factories/staff.ts'
import { violations } from '../invariants/violations.ts'
import { newKey } from '../test-server.ts'
import { inFlight, openRace, reach, tally } from './processes.ts'
import { untilBroken } from './until-broken.ts'

const { server, staff, baseOf, asMutant, close } = await openRace()
afterAll(close)

/** Two main staff remove each other, while one resigns. */
async function sendEachOtherAway(bases: readonly string[]) {
  const first = await aBusiness(server)
  const second = await aStaff(server, first, { isMain: true })
  const [ofFirst, ofSecond] = [
    await memberOf(server, first, first),
    await memberOf(server, first, second),
  ]
  const down = (who: Staff, publicId: string, base: string) =>
    reach(base, who, saveStaff, { body: { publicId, roleTypes: ['Validator'] } })
  const away = (who: Staff, id: string, base: string) =>
    reach(base, who, removeStaff, { params: { id } })
  const answers = await inFlight(3, 3, (i) => {
    const base = bases[i % bases.length]!
    if (i === 0) return away(first, ofSecond.publicId, base)
    return i === 1 ? away(second, ofFirst.publicId, base) : down(first, ofFirst.publicId, base)
  })
  return answers.map(({ status }) => status)
}

test('two main staff members remove each other concurrently: at least one remains', async () => {
  const rounds = await inFlight(12, 3, (i) => sendEachOtherAway([baseOf(i), baseOf(i + 1)]))
  // Removing a member who stepped down first is valid; a member removed earlier is signed out.
  for (const statuses of rounds) expect(statuses).toContain(200)
  expect(rounds.flat().filter((status) => ![200, 401, 403, 409].includes(status))).toEqual([])
  expect(await violations(server.owner)).toEqual([])
})

test('an address added twenty times concurrently is one member', async () => {
  const body = {
    email: 'twenty@example.test',
    firstName: 'Noé',
    lastName: 'Roy',
    roleTypes: ['Validator' as const],
  }
  const answers = await inFlight(20, 20, (i) =>
    reach(baseOf(i), staff, createStaff, { key: newKey(), body }),
  )
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 400: 19 })
  const refused = answers.filter(({ status }) => status === 400)
  expect(new Set(refused.map((answer) => answer.body.type))).toEqual(
    new Set(['StaffAlreadyExists']),
  )
})

test('a role assigned, extended and deleted concurrently never exceeds the permissions of the manager who assigned it', async () => {
  for (let round = 0; round < 8; round += 1) {
    const manager = await aStaff(server, staff, { accesses: ['Staffs', 'Orders'] })
    const clerk = await aStaff(server, staff, { accesses: ['Orders'] })
    const [roleId, { publicId }] = [
      await aRole(server, staff),
      await memberOf(server, staff, clerk),
    ]
    const [given, widened, deleted] = await inFlight(3, 3, (i) => {
      const base = baseOf(i + round)
      if (i === 0)
        return reach(base, manager, saveStaff, {
          body: { publicId, administrationRolePublicIds: [roleId] },
        })
      const params = { id: roleId }
      return i === 1
        ? reach(base, staff, saveCustomRole, { params, body: aRoleForm({ accesses: ['Clients'] }) })
        : reach(base, staff, deleteCustomRole, { params })
    })
    // Assigned before it is extended, refused afterwards as beyond the manager, or deleted.
    expect([200, 403, 404]).toContain(given!.status)
    expect([200, 404]).toContain(widened!.status)
    expect([200, 409]).toContain(deleted!.status)
    if (given!.status === 200 && deleted!.status === 200)
      throw new Error('the role is held and gone')
  }
  expect(await violations(server.owner)).toEqual([])
})

test('mutant: without the lock of main staff a business has none', async () => {
  await asMutant('no-main-staff-lock', async (base) => {
    await untilBroken(server, 'O2', () => inFlight(8, 2, () => sendEachOtherAway([base])))
  })
})
