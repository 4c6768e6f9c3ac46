import type { AccessType, Restriction } from '@guichet/contract/access.ts'
import type { Province } from '@guichet/contract/businesses/provinces.ts'
import { addBusiness } from '../../src/businesses/add-business.ts'
import { transaction } from '../../src/platform/db/db.ts'
import { newId } from '../../src/platform/values/ids.ts'
import type { Token, TestServer } from '../test-server.ts'

export type Staff = Token & { tenantId: string; accountId: string; sessionId: string }
type BusinessOptions = { province?: Province; timeZone?: string }

/** A new business and its main staff, signed in. */
export async function aBusiness(
  server: TestServer,
  { province = 'QC', timeZone = 'America/Toronto' }: BusinessOptions = {},
): Promise<Staff> {
  const tenantId = newId()
  const email = `main-${tenantId}@example.test`
  const { accountId } = await transaction(
    server.pool,
    { tenantId, accountId: null },
    'write',
    ({ db, now }) =>
      addBusiness(db, now, {
        tenantId,
        name: { fr: 'Station Essai', en: 'Test Hill' },
        province,
        timeZone,
        main: { email, firstName: 'Maude', lastName: 'Essai', language: 'fr', passwordHash: null },
      }),
  )
  return signedIn(server, tenantId, accountId)
}

/** A new access token of the same session: each is valid for a quarter of an hour. */
export async function renewToken(server: TestServer, staff: Staff): Promise<void> {
  const { accountId, sessionId, tenantId } = staff
  staff.accessToken = await server.app.tokens.mint({ accountId, sessionId, tenantId })
}

type StaffOptions = {
  accesses?: AccessType[]
  restrictions?: Restriction[]
  roleTypes?: string[]
  isMain?: boolean
}
/** Adds a person to a business, with a role that has exactly these accesses. */
export async function aStaff(
  server: TestServer,
  { tenantId }: { tenantId: string },
  {
    accesses = [],
    restrictions = [],
    roleTypes = ['UserCollaboratorAdmin'],
    isMain = false,
  }: StaffOptions = {},
): Promise<Staff> {
  const [accountId, staffId, roleId] = [newId(), newId(), newId()]
  await server.owner.query(
    'insert into account (id, email, first_name, last_name) values ($1, $2, $3, $4)',
    [accountId, `staff-${accountId}@example.test`, 'Théo', 'Essai'],
  )
  await server.owner.query(
    `insert into staff (tenant_id, id, account_id, is_main, role_types) values ($1, $2, $3, $4, $5)`,
    [tenantId, staffId, accountId, isMain, roleTypes],
  )
  await server.owner.query(
    `insert into custom_role (tenant_id, id, name, accesses, restrictions)
      values ($1, $2, $3, $4, $5)`,
    [tenantId, roleId, { fr: `Rôle ${roleId}`, en: `Role ${roleId}` }, accesses, restrictions],
  )
  await server.owner.query(
    'insert into staff_role (tenant_id, staff_id, role_id) values ($1, $2, $3)',
    [tenantId, staffId, roleId],
  )
  return signedIn(server, tenantId, accountId)
}

/** A live session and its access token, as the exchange gives them to a client of that name. */
export async function signedIn(
  server: TestServer,
  tenantId: string | null,
  accountId: string,
  clientName = 'test',
): Promise<Staff> {
  const sessionId = newId()
  await server.owner.query(
    `insert into session (id, account_id, client_name, rotated_at, created_at, expires_at)
      values ($1, $2, $3, now(), now(), now() + interval '1 day')`,
    [sessionId, accountId, clientName],
  )
  return {
    tenantId: tenantId ?? '',
    accountId,
    sessionId,
    accessToken: await server.app.tokens.mint({ accountId, sessionId, tenantId }),
  }
}
