import { accessTypes } from '@guichet/contract/access.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beyond,
  changeObstacle,
  noGrant,
  noRights,
  removalObstacle,
  roleTypesOf,
  unionOf,
  type Grant,
  type Rights,
} from './membership.rules.ts'

const grant = (over: Partial<Grant> = {}): Grant => ({ ...noGrant, ...over })
const clerk = (over: Partial<Rights> = {}): Rights => ({ ...noRights, ...over })
const main = clerk({ isMain: true })

test('several roles give every access, every restriction and the highest limit', () => {
  const counter = grant({ accesses: ['Orders'], discountCeilingMilli: 5000 })
  const accountant = grant({ accesses: ['SalesReports', 'Orders'], restrictions: ['Refund'] })
  expect(unionOf([accountant, counter])).toEqual({
    accesses: ['SalesReports', 'Orders'],
    restrictions: ['Refund'],
    discountCeilingMilli: 5000,
  })
  expect(unionOf([])).toEqual(noGrant)
})

test.each<{ what: string; giver: Rights; before: Grant; after: Grant; gained: string[] }>([
  {
    what: 'a clerk gives an access that they have',
    giver: clerk({ accesses: ['Orders'] }),
    before: noGrant,
    after: grant({ accesses: ['Orders'] }),
    gained: [],
  },
  {
    what: 'a clerk cannot give an access that they lack',
    giver: clerk({ accesses: ['Orders'] }),
    before: noGrant,
    after: grant({ accesses: ['Orders', 'Staffs'] }),
    gained: ['Staffs'],
  },
  {
    what: 'a clerk may leave an access that they lack',
    giver: clerk({ accesses: ['Orders'] }),
    before: grant({ accesses: ['Staffs'] }),
    after: grant({ accesses: ['Staffs', 'Orders'] }),
    gained: [],
  },
  {
    what: 'a clerk may remove an access that they lack',
    giver: clerk(),
    before: grant({ accesses: ['Staffs', 'Orders'] }),
    after: grant({ accesses: ['Staffs'] }),
    gained: [],
  },
  {
    what: 'a restricted clerk cannot create an unrestricted one',
    giver: clerk({ accesses: ['Orders'], restrictions: ['Refund'] }),
    before: noGrant,
    after: grant({ accesses: ['Orders'] }),
    gained: ['Refund'],
  },
  {
    what: 'a restricted clerk cannot end their own restriction for another',
    giver: clerk({ accesses: ['Orders'], restrictions: ['Refund'] }),
    before: grant({ accesses: ['Orders'], restrictions: ['Refund'] }),
    after: grant({ accesses: ['Orders'] }),
    gained: ['Refund'],
  },
  {
    what: 'an unrestricted clerk may end a restriction',
    giver: clerk({ accesses: ['Orders'] }),
    before: grant({ accesses: ['Orders'], restrictions: ['Refund'] }),
    after: grant({ accesses: ['Orders'] }),
    gained: [],
  },
  {
    what: 'a restricted clerk may give the same restriction',
    giver: clerk({ accesses: ['Orders'], restrictions: ['Refund'] }),
    before: noGrant,
    after: grant({ accesses: ['Orders'], restrictions: ['Refund'] }),
    gained: [],
  },
  {
    what: 'a restricted clerk may give no access at all',
    giver: clerk({ accesses: ['Staffs'], restrictions: ['Refund'] }),
    before: noGrant,
    after: noGrant,
    gained: [],
  },
  {
    what: 'a clerk gives a discount ceiling up to their own',
    giver: clerk({ discountCeilingMilli: 10_000 }),
    before: noGrant,
    after: grant({ discountCeilingMilli: 10_000 }),
    gained: [],
  },
  {
    what: 'a clerk cannot give a discount ceiling above their own',
    giver: clerk({ discountCeilingMilli: 10_000 }),
    before: noGrant,
    after: grant({ discountCeilingMilli: 10_001 }),
    gained: ['discountCeiling'],
  },
  {
    what: 'main staff may give everything',
    giver: main,
    before: noGrant,
    after: grant({ accesses: accessTypes, discountCeilingMilli: 100_000 }),
    gained: [],
  },
])('$what', ({ giver, before, after, gained }) => {
  expect(beyond(giver, before, after)).toEqual(gained)
})

const grants = fc.record({
  accesses: fc.subarray([...accessTypes]),
  restrictions: fc.subarray(['Refund' as const]),
  discountCeilingMilli: fc.integer({ min: 0, max: 100_000 }),
})

test('a sequence of allowed changes never gives a member more than the giver and the member had', () => {
  fc.assert(
    fc.property(grants, grants, fc.array(grants, { maxLength: 6 }), (own, first, steps) => {
      const giver = clerk(own)
      let member = first
      for (const next of steps) if (beyond(giver, member, next).length === 0) member = next
      expect(beyond(giver, first, member)).toEqual([])
    }),
  )
})

test('main staff and every role of the business enter the portal, a validator alone does not', () => {
  const chosen = {
    isMainStaff: false,
    roleTypes: ['Validator' as const],
    administrationRolePublicIds: [],
  }
  expect(roleTypesOf(chosen)).toEqual(['Validator'])
  expect(roleTypesOf({ ...chosen, isMainStaff: true })).toEqual([
    'UserCollaboratorAdmin',
    'Validator',
  ])
  expect(roleTypesOf({ ...chosen, administrationRolePublicIds: ['x'] })).toEqual([
    'UserCollaboratorAdmin',
    'Validator',
  ])
  // It follows from a role, and is not stored separately.
  expect(roleTypesOf({ ...chosen, roleTypes: ['UserCollaboratorAdmin'] })).toEqual([])
})

const person = (accountId: string, isMain = false) => ({ accountId, isMain })

test.each([
  ['main staff change a clerk', person('a', true), person('b'), null],
  ['main staff change main staff', person('a', true), person('b', true), null],
  ['main staff change themselves', person('a', true), person('a', true), null],
  ['a clerk changes another', person('a'), person('b'), null],
  ['a clerk changes main staff', person('a'), person('b', true), 'MainStaffOnly'],
  ['a clerk changes themselves', person('a'), person('a'), 'OwnMembership'],
])('%s', (_what, asker, member, expected) => {
  expect(changeObstacle(asker, member)).toBe(expected)
})

test.each<[string, ...Parameters<typeof removalObstacle>, ReturnType<typeof removalObstacle>]>([
  ['main staff remove a clerk', person('a', true), person('b'), 1, null],
  ['main staff remove main staff', person('a', true), person('b', true), 2, null],
  ['a clerk removes another', person('a'), person('b'), 1, null],
  ['a clerk removes main staff', person('a'), person('b', true), 2, 'MainStaffOnly'],
  ['a clerk removes themselves', person('a', true), person('a', true), 2, 'OwnMembership'],
  // Main staff whose own membership was removed since.
  ['the last main staff', person('a', true), person('b', true), 1, 'LastMainStaff'],
])('%s', (_what, ...[asker, member, mainStaff, expected]) => {
  expect(removalObstacle(asker, member, mainStaff)).toBe(expected)
})
