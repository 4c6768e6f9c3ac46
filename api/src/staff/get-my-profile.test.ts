import { getMyProfile } from '@guichet/contract/staff/get-my-profile.ts'
import { getGate } from '@guichet/contract/validation/get-gate.ts'
import { expect, test } from 'vitest'
import { aBusiness, aStaff, signedIn, type Staff } from '../../test/factories/staff.ts'
import { send } from '../../test/test-server.ts'
import { useTestServer } from '../../test/use-server.ts'

const server = useTestServer()
const profileOf = async (person: Staff) =>
  (await send(server, person, getMyProfile, { params: { id: person.accountId } })).body

test('main staff may enter their business and validate there', async () => {
  const main = await aBusiness(server)
  const business = {
    publicId: main.tenantId,
    name: { fr: 'Station Essai', en: 'Test Hill' },
    colour: expect.stringMatching(/^#/),
  }
  expect(await profileOf(main)).toMatchObject({
    associatedCollaborators: [business],
    validatedCollaborators: [business],
  })
})

test('a validator of two businesses gets both gates, and can enter neither', async () => {
  const [first, second] = [await aBusiness(server), await aBusiness(server)]
  const person = await aStaff(server, first, { roleTypes: ['Validator'] })
  await server.owner.query(
    `insert into staff (tenant_id, id, account_id, is_main, role_types)
      values ($1, gen_random_uuid(), $2, false, '{Validator}')`,
    [second.tenantId, person.accountId],
  )
  const profile = await profileOf(person)
  expect(profile.associatedCollaborators).toEqual([])
  expect(profile.validatedCollaborators.map(({ publicId }) => publicId)).toEqual([
    first.tenantId,
    second.tenantId,
  ])
  for (const { tenantId } of [first, second]) {
    const here = await signedIn(server, tenantId, person.accountId)
    expect((await send(server, here, getGate, {})).body.collaboratorPublicId).toBe(tenantId)
  }
})

test('any other access gives no gate', async () => {
  const seller = await aStaff(server, await aBusiness(server), { accesses: ['Orders'] })
  expect((await profileOf(seller)).validatedCollaborators).toEqual([])
})
