import type { AccessType, ApiScope, Restriction, TokenRole } from '@guichet/contract/access.ts'
import type { Endpoint } from '@guichet/contract/endpoint.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import { apiError } from './api-error.ts'
import type { First } from './db.ts'
import { isId } from './ids.ts'

/** The client name of the portal's own sessions. */
export const portalClient = 'administration'
/** The client name of a key of the API. */
export const keyClient = 'api-key'

/**
 * What a verified access token says, or a key of the API before it is known to be one; what its
 * holder may do is read afresh in each request. Of a key, `accountId` is its own id.
 */
export type Claims = {
  accountId: string
  sessionId: string
  tenantId: string | null
  /** The digest of the secret of a key, in hexadecimal. */
  keyDigest?: string
}
/** Somebody whose session lives, in no business yet. */
export type Person = {
  accountId: string
  sessionId: string
  language: Language
  clientName: string
}
/** A person in the selected business; answers are in the language of the request, never theirs. */
export type Actor = Omit<Person, 'language'> & {
  tenantId: string
  staffId: string
  /** Only calls that say so get somebody whose second factor is still missing. */
  lacksSecondFactor: boolean
  timeZone: string
  isMain: boolean
  accesses: ReadonlySet<AccessType>
  restrictions: ReadonlySet<Restriction>
  roles: readonly TokenRole[]
  /** What a key of the API may do; null for a person. */
  scopes: ReadonlySet<ApiScope> | null
}

/** The person whom an order or a hold names; none where a key of the API acts. */
export const personIdOf = ({ accountId, scopes }: Pick<Actor, 'accountId' | 'scopes'>) =>
  scopes ? null : accountId
/** The key of the API that acts; none where a person does. */
export const keyIdOf = ({ accountId, scopes }: Pick<Actor, 'accountId' | 'scopes'>) =>
  scopes ? accountId : null

type StaffRow = {
  now: string
  is_locked: boolean | null
  /** A role asks for a second factor, and this session has proven none. */
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

/** Whether a role of the staff row `st` asks for a second factor, as SQL. */
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
 * Rides with the opening of the transaction: a removed person, a changed role, an ended session
 * bite at once, on every node.
 */
export function actorQuery(claims: Claims): First {
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

/** The same for a key of the API: one that is revoked, late or wrong is nobody's. */
function keyQuery({ accountId: keyId, tenantId, keyDigest }: Claims): First {
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
 * @throws SignInRequired for a session that has ended, and for a key that is none; SessionLocked
 *   for one that waits for a PIN
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

/** The task manager is another application: its role counts for the calls that vouch for it alone. */
const isEmployedFor =
  ({ access }: Call) =>
  (role: TokenRole) =>
    role === 'UserCollaboratorAdmin' ||
    role === 'Validator' ||
    (role === 'SchedulerDashboardAdmin' && access === role)

/**
 * The person as staff of the selected business; people without a role on it are nobody here.
 *
 * @throws SecondFactorRequired where a role asks for one that the session has not proven
 */
export function actorOf(claims: Claims, row: StaffRow, call: Call): Actor {
  const person = personOf(claims, row, call)
  if (!claims.tenantId || !row.staff_id) throw apiError('NoAccess')
  const roles = row.role_types ?? []
  if (!row.scopes && !row.is_main && !roles.some(isEmployedFor(call))) throw apiError('NoAccess')
  if (row.lacks_second_factor && !call.beforeSecondFactor) throw apiError('SecondFactorRequired')
  return {
    ...person,
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

/** A key is of a business, never of a person. @throws SignInRequired */
export function assertPerson({ keyDigest }: Claims): void {
  if (keyDigest) throw apiError('SignInRequired')
}

/**
 * Main staff pass everywhere; others need one of the access types, which count with a role of the
 * portal only: the gate has calls of its own. A restriction wins over any access. A key of the API
 * needs one of the scopes.
 */
export function assertMay(actor: Entitled, call: Guarded): void {
  if (actor.scopes) assertScope(actor.scopes, call)
  else assertAccess(actor, call)
}

/** What decides it of a person. */
export type Entitled = Pick<Actor, 'isMain' | 'roles' | 'accesses' | 'restrictions' | 'scopes'>
type Guarded = Pick<Endpoint, 'access' | 'restriction' | 'scopes'>
function assertScope(held: ReadonlySet<ApiScope>, { scopes = [] }: Guarded): void {
  if (!scopes.some((scope) => held.has(scope))) throw apiError('NoAccess', { scopes })
}

function assertAccess(actor: Entitled, { access, restriction }: Guarded): void {
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
