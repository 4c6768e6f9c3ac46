import type { AccessType, Restriction, TokenRole } from '@guichet/contract/access.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { sameTenant } from '../database/same-tenant.ts'
import type { Db } from '../platform/db/db.ts'
import { deleteRows, selectRows } from '../platform/db/rows.ts'
import { locking, yieldUnprotected } from '../platform/fault-seams.ts'
import type { Actor } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import { mustGet } from '../platform/values/must.ts'
import { unionOf, type Grant, type Rights } from './membership.rules.ts'

type HeldRole = Grant & { roleId: string; name: Bilingual }
export type Member = {
  staffId: string
  accountId: string
  email: string
  firstName: string
  lastName: string
  isMain: boolean
  roleTypes: TokenRole[]
  version: number
  isAwaited: boolean
  hasSecondFactor: boolean
  held: HeldRole[]
}

const members = (db: Db, tenantId: string) =>
  selectRows(db, tenantId, 'staff')
    .innerJoin('account', 'account.id', 'staff.account_id')
    .select(({ exists, not, selectFrom, and, or, eb }) => [
      'staff.id',
      'staff.account_id',
      'staff.is_main',
      'staff.role_types',
      'staff.version',
      'account.email',
      'account.first_name',
      'account.last_name',
      and([
        eb('account.password_hash', 'is', null),
        not(
          exists(
            selectFrom('account_subject')
              .select('account_subject.account_id')
              .whereRef('account_subject.account_id', '=', 'account.id'),
          ),
        ),
      ]).as('is_awaited'),
      or([
        exists(
          selectFrom('totp')
            .select('totp.account_id')
            .whereRef('totp.account_id', '=', 'account.id')
            .where('totp.confirmed_at', 'is not', null),
        ),
        exists(
          selectFrom('passkey')
            .select('passkey.id')
            .whereRef('passkey.account_id', '=', 'account.id'),
        ),
      ]).as('has_second_factor'),
    ])
    .where('staff.removed_at', 'is', null)

/** Roles of members, by the ids of the members. */
async function rolesOf(
  db: Db,
  tenantId: string,
  staffIds: readonly string[],
): Promise<Map<string, HeldRole[]>> {
  const rows = staffIds.length
    ? await selectRows(db, tenantId, 'staff_role')
        .innerJoin('custom_role', sameTenant('custom_role.id', 'staff_role.role_id'))
        .selectAll('custom_role')
        .select('staff_role.staff_id')
        .where('staff_role.staff_id', 'in', staffIds)
        .orderBy('custom_role.id')
        .execute()
    : []
  const found = Map.groupBy(rows, (row) => row.staff_id)
  return new Map(
    staffIds.map((id) => [
      id,
      (found.get(id) ?? []).map((row) => ({ roleId: row.id, name: row.name, ...grantOf(row) })),
    ]),
  )
}

/** Rights of a stored role. */
export const grantOf = (row: {
  accesses: string[]
  restrictions: string[]
  discount_ceiling_milli: number
}): Grant => ({
  accesses: row.accesses as AccessType[],
  restrictions: row.restrictions as Restriction[],
  discountCeilingMilli: row.discount_ceiling_milli,
})

type Row = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number]
async function withRoles(db: Db, tenantId: string, rows: readonly Row[]): Promise<Member[]> {
  const held = await rolesOf(
    db,
    tenantId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    staffId: row.id,
    accountId: row.account_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    isMain: row.is_main,
    roleTypes: row.role_types as TokenRole[],
    version: row.version,
    isAwaited: Boolean(row.is_awaited),
    hasSecondFactor: Boolean(row.has_second_factor),
    held: mustGet(held, row.id),
  }))
}

// The database compares bytes, which sorts É after Z.
const { compare } = new Intl.Collator('fr-CA')

/** Staff of a business, by name. */
export async function membersOf(db: Db, tenantId: string): Promise<Member[]> {
  const found = await withRoles(db, tenantId, await members(db, tenantId).execute())
  return found.toSorted(
    (a, b) =>
      compare(a.lastName, b.lastName) ||
      compare(a.firstName, b.firstName) ||
      compare(a.staffId, b.staffId),
  )
}

/** @throws NotFound when the business has no such member */
export async function memberBy(
  db: Db,
  tenantId: string,
  column: 'staff.id' | 'staff.account_id',
  id: string,
): Promise<Member> {
  const row = await members(db, tenantId).where(column, '=', id).executeTakeFirst()
  if (!row) throw apiError('NotFound')
  const [member] = await withRoles(db, tenantId, [row])
  return member!
}

/** Number of main staff of a business. */
export async function countMainStaff(db: Db, tenantId: string): Promise<number> {
  const { count } = await selectRows(db, tenantId, 'staff')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('is_main', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Locks a member and the main staff of the business until the commit, in the order of their ids: of
 * two main staff who remove each other concurrently, one stays.
 *
 * @returns The number of main staff
 * @throws NoAccess when the caller is no longer main staff
 */
export async function lockMembers(
  db: Db,
  { tenantId, staffId, isMain }: Actor,
  memberId: string,
): Promise<number> {
  const rows = await selectRows(db, tenantId, 'staff')
    .select(['id', 'is_main'])
    .where('removed_at', 'is', null)
    .where(({ or, eb }) => or([eb('is_main', '=', true), eb('id', '=', memberId)]))
    .orderBy('id')
    .$call(locking('main-staff-lock', 'forNoKeyUpdate'))
    .execute()
  await yieldUnprotected('main-staff-lock')
  const main = rows.filter((row) => row.is_main)
  if (isMain && !main.some(({ id }) => id === staffId)) throw apiError('NoAccess')
  return main.length
}

/** The caller's current permissions, from their roles. */
export async function rightsOf(db: Db, actor: Actor): Promise<Rights> {
  const held = await rolesOf(db, actor.tenantId, [actor.staffId])
  return {
    isMain: actor.isMain,
    roleTypes: actor.roles,
    ...unionOf(mustGet(held, actor.staffId)),
  }
}

/**
 * Roles to give, locked until the commit so that their rights do not change.
 *
 * @throws NotFound when one does not exist
 */
export async function grantedRoles(
  db: Db,
  tenantId: string,
  roleIds: readonly string[],
): Promise<Grant[]> {
  if (roleIds.length === 0) return []
  const rows = await selectRows(db, tenantId, 'custom_role')
    .selectAll()
    .where('id', 'in', roleIds)
    .orderBy('id')
    .forShare()
    .execute()
  if (rows.length < roleIds.length) throw apiError('NotFound')
  return rows.map(grantOf)
}

/** Replaces the roles of a member. */
export async function writeRoles(
  db: Db,
  { tenantId, staffId }: { tenantId: string; staffId: string },
  roleIds: readonly string[],
): Promise<void> {
  await deleteRows(db, tenantId, 'staff_role').where('staff_id', '=', staffId).execute()
  if (roleIds.length > 0)
    await db
      .insertInto('staff_role')
      .values(
        [...roleIds]
          .sort()
          .map((roleId) => ({ tenant_id: tenantId, staff_id: staffId, role_id: roleId })),
      )
      .execute()
}
