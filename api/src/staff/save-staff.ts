import * as contract from '@guichet/contract/staff/save-staff.ts'
import { memberLimit, type MemberRoles } from '@guichet/contract/staff/staff-member.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent, changedFields } from '../platform/http/versions.ts'
import { newId } from '../platform/values/ids.ts'
import type { Invite } from '../sign-in/public.ts'
import {
  beyond,
  changeObstacle,
  heldBy,
  noRights,
  roleTypesOf,
  unionOf,
  type Rights,
} from './membership.rules.ts'
import {
  countMainStaff,
  grantedRoles,
  lockMembers,
  memberBy,
  membersOf,
  rightsOf,
  writeRoles,
  type Member,
} from './staff.db.ts'
import { viewMember } from './staff.view.ts'

export const findStaff = handle(contract.findStaff, async ({ db, tenantId, actor }) => {
  const members = await membersOf(db, tenantId)
  const mainStaff = members.filter(({ isMain }) => isMain).length
  return { items: members.map((member) => viewMember(actor, member, mainStaff)) }
})

type Key = Parameters<typeof memberBy>[2]
async function viewOne({ db, tenantId, actor }: Ctx, key: Key, id: string) {
  const member = await memberBy(db, tenantId, key, id)
  return viewMember(actor, member, await countMainStaff(db, tenantId))
}

export const getStaffOfUser = handle(contract.getStaffOfUser, async (ctx, { params: { id } }) =>
  viewOne(ctx, 'staff.account_id', id),
)

const rightsOfMember = ({ isMain, roleTypes, held }: Member): Rights => ({
  isMain,
  roleTypes,
  ...unionOf(held),
})

/**
 * Rights to store for a member.
 *
 * @throws MainStaffOnly, BeyondOwnAccess when the caller may not give them, InvalidRequest without
 *   any role
 */
async function chosenRights(ctx: Ctx, chosen: MemberRoles, before: Rights) {
  const { db, tenantId, actor, language } = ctx
  const roleTypes = roleTypesOf(chosen)
  if (roleTypes.length === 0) throw fieldProblem('roleTypes', 'required', language)
  if (chosen.isMainStaff && !actor.isMain) throw apiError('MainStaffOnly')
  const grants = await grantedRoles(db, tenantId, chosen.administrationRolePublicIds)
  const giver = await rightsOf(db, actor)
  const gained = [
    ...beyond(giver, heldBy(before), unionOf(grants)),
    // The task manager is outside of the portal: its members may give access to it.
    ...roleTypes.filter(
      (type) =>
        type === 'SchedulerDashboardAdmin' &&
        !actor.isMain &&
        ![...giver.roleTypes, ...before.roleTypes].includes(type),
    ),
  ]
  if (gained.length > 0) throw apiError('BeyondOwnAccess', { gained })
  return { is_main: chosen.isMainStaff, role_types: roleTypes }
}

const factsOf = (chosen: MemberRoles) => ({
  isMainStaff: chosen.isMainStaff,
  roleTypes: chosen.roleTypes,
  roles: chosen.administrationRolePublicIds,
})

export const createStaff = (invite: Invite) =>
  handle(contract.createStaff, async (ctx, { body }) => {
    const { db, tenantId, audit } = ctx
    const columns = await chosenRights(ctx, body, noRights)
    // A person has one account for all businesses; an existing one keeps its names.
    await db
      .insertInto('account')
      .values({
        id: newId(),
        email: body.email,
        first_name: body.firstName,
        last_name: body.lastName,
        language: ctx.language,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
    const account = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', body.email)
      .executeTakeFirstOrThrow()
    // A removed member is restored as the same member.
    const added = await db
      .insertInto('staff')
      .values({ tenant_id: tenantId, id: newId(), account_id: account.id, ...columns })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'account_id'])
          .doUpdateSet((eb) => ({
            ...columns,
            removed_at: null,
            version: eb('staff.version', '+', 1),
          }))
          .where('staff.removed_at', 'is not', null),
      )
      .returning('id')
      .executeTakeFirst()
    if (!added) {
      const { staffId } = await memberBy(db, tenantId, 'staff.account_id', account.id)
      throw apiError('StaffAlreadyExists', { publicId: staffId })
    }
    await assertRoom(ctx)
    await writeRoles(db, { tenantId, staffId: added.id }, body.administrationRolePublicIds)
    await invite(ctx, { accountId: account.id, staffId: added.id })
    await audit('staff.added', 'staff', added.id, {
      facts: factsOf(body),
      texts: { email: body.email },
    })
    return { publicId: added.id }
  })

/** @throws ListFull above the maximum number of members of a business */
async function assertRoom({ db, tenantId }: Ctx): Promise<void> {
  const { count } = await selectRows(db, tenantId, 'staff')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) > memberLimit) throw apiError('ListFull', { limit: memberLimit })
}

export const saveStaff = handle(contract.saveStaff, async (ctx, { body }) => {
  const { db, tenantId, actor, audit } = ctx
  const mainStaff = await lockMembers(db, actor, body.publicId)
  const member = await memberBy(db, tenantId, 'staff.id', body.publicId)
  if (body.userPublicId && body.userPublicId !== member.accountId) throw apiError('NotFound')
  const obstacle = changeObstacle(actor, member)
  if (obstacle) throw apiError(obstacle)
  const stored = { subjectId: member.staffId, version: member.version }
  const unseen = await assertCurrent(db, tenantId, stored, body.version)
  const columns = await chosenRights(ctx, body, rightsOfMember(member))
  if (member.isMain && !columns.is_main && mainStaff <= 1) throw apiError('LastMainStaff')
  await updateRows(db, tenantId, 'staff')
    .set({ ...columns, version: member.version + 1 })
    .where('id', '=', member.staffId)
    .execute()
  await writeRoles(db, { tenantId, staffId: member.staffId }, body.administrationRolePublicIds)
  const from = {
    isMainStaff: member.isMain,
    roleTypes: member.roleTypes.filter((type) => type !== 'UserCollaboratorAdmin'),
    roles: member.held.map(({ roleId }) => roleId),
  }
  const to = {
    ...factsOf(body),
    roleTypes: columns.role_types.filter((type) => type !== 'UserCollaboratorAdmin'),
  }
  await audit('staff.changed', 'staff', member.staffId, {
    facts: { from, to, fields: changedFields(from, to), ...unseen },
  })
  return viewOne(ctx, 'staff.id', member.staffId)
})

export const inviteStaff = (invite: Invite) =>
  handle(contract.inviteStaff, async (ctx, { params: { id } }) => {
    const member = await memberBy(ctx.db, ctx.tenantId, 'staff.id', id)
    if (member.isMain && !ctx.actor.isMain) throw apiError('MainStaffOnly')
    if (!member.isAwaited) throw apiError('NothingToSend')
    await invite(ctx, member)
    await ctx.audit('staff.invited_again', 'staff', id)
    return {}
  })
