import type { AccessType, ApiScope, Restriction, TokenRole } from '@guichet/contract/access.ts'
import type { Endpoint } from '@guichet/contract/endpoint.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { FirstStatement } from '../db/db.ts'
import { isId } from '../values/ids.ts'
import { apiError } from './api-error.ts'

/** Client name of the portal's sessions. */
export const portalClient = 'administration'
/** Client name of an API key. */
export const keyClient = 'api-key'

/**
 * Content of a verified access token, or of an API key that is not verified yet; permissions are
 * read in each request. For a key, `accountId` is the key's own id.
 */
export type Claims = {
  accountId: string
  sessionId: string
  tenantId: string | null
  /** Digest of the secret of a key, in hexadecimal. */
  keyDigest?: string
}
/** A person with a valid session, without a business. */
export type Person = {
  accountId: string
  sessionId: string
  language: Language
  clientName: string
}
/** Kinds of actors, which own the orders and holds that they make. */
type ActorKind = 'person' | 'key' | 'guest'
/** A person, a key or a visitor in the selected business; answers use the language of the request. */
export type Actor = Omit<Person, 'language'> & {
  kind: ActorKind
  tenantId: string
  staffId: string
  /** True when a second factor is missing; only calls that declare it admit such a person. */
  lacksSecondFactor: boolean
  timeZone: string
  isMain: boolean
  accesses: ReadonlySet<AccessType>
  restrictions: ReadonlySet<Restriction>
  roles: readonly TokenRole[]
  /** Scopes of an API key; null for others. */
  scopes: ReadonlySet<ApiScope> | null
}

type ActorIds = Pick<Actor, 'accountId' | 'kind'>
/**
 * The result for the kind of an actor, which is given its id. Every kind is listed, so that a new
 * kind of actor does not compile until each place says what it may do.
 */
export const byOwner = <T>(
  { accountId, kind }: ActorIds,
  cases: Record<ActorKind, (id: string) => T>,
): T => cases[kind](accountId)

/** Id of the acting person; null for others. */
export const personIdOf = (actor: ActorIds): string | null =>
  byOwner(actor, { person: (id) => id, key: () => null, guest: () => null })

/**
 * Columns of an order or a hold that name its owner; all null for what has none. What a visitor
 * makes is named by their cart.
 */
export type OwnerColumns = { created_by: string | null; api_key_id: string | null }
export const ownerColumns = (actor: ActorIds): OwnerColumns =>
  byOwner<OwnerColumns>(actor, {
    person: (id) => ({ created_by: id, api_key_id: null }),
    key: (id) => ({ created_by: null, api_key_id: id }),
    guest: () => ({ created_by: null, api_key_id: null }),
  })

type StaffRow = {
  now: string
  is_locked: boolean | null
  /** A role requires a second factor, and this session has proven none. */
  lacks_second_factor: boolean | null
  client_name: string | null
  language: Language | null
  time_zone: string | null
  staff_id: string | null
  is_main: boolean | null
  role_types: TokenRole[] | null
  accesses: AccessType[]
  restrictions: Restriction[]
  scopes: ApiScope[] | null
}

const granted = (column: 'accesses' | 'restrictions') =>
  `array(
      select distinct x
      from staff_role sr
      join custom_role cr on (cr.tenant_id, cr.id) = (sr.tenant_id, sr.role_id),
        unnest(cr.${column}) x
      where sr.tenant_id = st.tenant_id and sr.staff_id = st.id
    ) as ${column}`

/** SQL condition: whether a role of the staff row `st` requires a second factor. */
export const needsSecondFactor = `(exists (
      select from tenant_setting ts
      where ts.tenant_id = st.tenant_id
        and (st.role_types && ts.second_factor_roles
          or st.is_main and 'MainStaff' = any(ts.second_factor_roles))
    ) or exists (
      select from staff_role sr
      join custom_role cr on (cr.tenant_id, cr.id) = (sr.tenant_id, sr.role_id)
      where sr.tenant_id = st.tenant_id and sr.staff_id = st.id and cr.needs_second_factor
    ))`

/**
 * Query for the actor, sent with the opening of the transaction: a removal, a role change or the
 * end of a session applies at once, on every node.
 */
export function actorQuery(claims: Claims): FirstStatement {
  if (claims.keyDigest) return keyQuery(claims)
  const { accountId, sessionId, tenantId } = claims
  if (![accountId, sessionId].every(isId) || (tenantId !== null && !isId(tenantId)))
    throw apiError('SignInRequired')
  return { text: staffQuery, values: [sessionId, accountId, tenantId] }
}
const staffQuery = `select clock_timestamp()::timestamptz(3) as now, se.locked_at is not null as is_locked,
      se.client_name, a.language, te.time_zone,
      se.second_factor_at is null and ${needsSecondFactor} as lacks_second_factor,
      st.id as staff_id, st.is_main, st.role_types, ${granted('accesses')},
      ${granted('restrictions')}, null as scopes
    from (select) one
    left join session se on se.id = $1 and se.account_id = $2
      and se.revoked_at is null and se.expires_at > clock_timestamp()
    left join account a on a.id = se.account_id and a.disabled_at is null
    left join staff st on st.tenant_id = $3 and st.account_id = a.id
      and st.removed_at is null
    left join tenant te on te.id = st.tenant_id`

/** Query for the actor of an API key; it has no row for a revoked, expired or wrong one. */
function keyQuery({ accountId: keyId, tenantId, keyDigest }: Claims): FirstStatement {
  if (!tenantId || ![keyId, tenantId].every(isId) || !/^[0-9a-f]{64}$/.test(keyDigest!))
    throw apiError('SignInRequired')
  return { text: keyHolderQuery, values: [tenantId, keyId, Buffer.from(keyDigest!, 'hex')] }
}
const keyHolderQuery = `select clock_timestamp()::timestamptz(3) as now, false as is_locked,
      false as lacks_second_factor,
      '${keyClient}' as client_name,
      case when k.id is not null then 'fr' end as language, te.time_zone, k.id as staff_id,
      false as is_main, array[]::text[] as role_types, array[]::text[] as accesses,
      array['Refund'] as restrictions, k.scopes
    from (select) one
    left join api_key k on k.tenant_id = $1 and k.id = $2
      and k.secret_sha256 = $3 and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > clock_timestamp())
    left join tenant te on te.id = k.tenant_id`

type Call = Pick<Endpoint, 'access' | 'whileLocked' | 'beforeSecondFactor'>
/**
 * @throws SignInRequired for an ended session, and for an invalid key; SessionLocked for a session
 *   that waits for a PIN
 */
export function personOf(claims: Claims, row: StaffRow, { whileLocked }: Call): Person {
  if (!row.language) throw apiError('SignInRequired')
  if (row.is_locked && !whileLocked) throw apiError('SessionLocked')
  return {
    accountId: claims.accountId,
    sessionId: claims.sessionId,
    language: row.language,
    clientName: row.client_name!,
  }
}

/** The task manager is another application: its role counts only for the calls that name it. */
const isEmployedFor =
  ({ access }: Call) =>
  (role: TokenRole) =>
    role === 'UserCollaboratorAdmin' ||
    role === 'Validator' ||
    (role === 'SchedulerDashboardAdmin' && access === role)

/**
 * The person as staff of the selected business, where a role is required.
 *
 * @throws SecondFactorRequired when a role requires one that the session has not proven
 */
export function actorOf(claims: Claims, row: StaffRow, call: Call): Actor {
  const person = personOf(claims, row, call)
  if (!claims.tenantId || !row.staff_id) throw apiError('NoAccess')
  const roles = row.role_types ?? []
  if (!row.scopes && !row.is_main && !roles.some(isEmployedFor(call))) throw apiError('NoAccess')
  if (row.lacks_second_factor && !call.beforeSecondFactor) throw apiError('SecondFactorRequired')
  return {
    ...person,
    kind: row.scopes ? 'key' : 'person',
    lacksSecondFactor: row.lacks_second_factor === true,
    tenantId: claims.tenantId,
    staffId: row.staff_id,
    timeZone: row.time_zone!,
    isMain: row.is_main!,
    accesses: new Set(row.accesses),
    restrictions: new Set(row.restrictions),
    roles,
    scopes: row.scopes && new Set(row.scopes),
  }
}

/** Asserts that the caller is a person, as a key belongs to a business. @throws SignInRequired */
export function assertPerson({ keyDigest }: Claims): void {
  if (keyDigest) throw apiError('SignInRequired')
}

/**
 * Asserts that an actor may make a call. Main staff always may; others need one of the access
 * types, which count only with a role of the portal, as the gate has its own calls. A restriction
 * overrides any access. An API key needs one of the scopes.
 */
export function assertMay(actor: Rights, call: GuardedEndpoint): void {
  if (actor.scopes) assertScope(actor.scopes, call)
  else assertAccess(actor, call)
}

/** Fields of a person that determine it. */
export type Rights = Pick<Actor, 'isMain' | 'roles' | 'accesses' | 'restrictions' | 'scopes'>
type GuardedEndpoint = Pick<Endpoint, 'access' | 'restriction' | 'scopes'>
function assertScope(held: ReadonlySet<ApiScope>, { scopes = [] }: GuardedEndpoint): void {
  if (!scopes.some((scope) => held.has(scope))) throw apiError('NoAccess', { scopes })
}

function assertAccess(actor: Rights, { access, restriction }: GuardedEndpoint): void {
  if (restriction && actor.restrictions.has(restriction))
    throw apiError('Restricted', { restriction })
  if (actor.isMain || access === 'staff') return
  const isRole = access === 'Validator' || access === 'SchedulerDashboardAdmin'
  const needed = isRole ? access : 'UserCollaboratorAdmin'
  if (!actor.roles.includes(needed)) throw apiError('NoAccess')
  if (isRole || access === 'signed-in') return
  const wanted = (Array.isArray(access) ? access : [access]) as AccessType[]
  if (!wanted.some((type) => actor.accesses.has(type)))
    throw apiError('NoAccess', { access: wanted })
}
export type { StaffRow }
