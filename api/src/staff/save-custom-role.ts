import { accessTypes } from '@guichet/contract/access.ts'
import { toRateMilli } from '@guichet/contract/businesses/percent.ts'
import { type CustomRole, type CustomRoleForm } from '@guichet/contract/staff/custom-role.ts'
import * as contract from '@guichet/contract/staff/save-custom-role.ts'
import { roleLimit } from '@guichet/contract/staff/staff-member.ts'
import type { Selectable } from 'kysely'
import { onUniqueViolation } from '../platform/db/on-unique-violation.ts'
import { deleteRows, selectRows, updateRows } from '../platform/db/rows.ts'
import type { DB } from '../platform/db/schema.gen.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent, changedFields } from '../platform/http/versions.ts'
import { newId } from '../platform/values/ids.ts'
import { assertProven } from '../sign-in/public.ts'
import { beyond, noGrant, type Grant, type Rights } from './membership.rules.ts'
import { grantOf, rightsOf } from './staff.db.ts'

type Row = Selectable<DB['custom_role']>

const view = (row: Row, members: number, giver: Rights): CustomRole => ({
  publicId: row.id,
  name: row.name,
  accesses: accessTypes.filter((type) => row.accesses.includes(type)),
  restrictions: [...grantOf(row).restrictions],
  discountCeiling: row.discount_ceiling_milli / 1000,
  needsSecondFactor: row.needs_second_factor,
  version: row.version,
  members,
  canGrant: beyond(giver, noGrant, grantOf(row)).length === 0,
})

/** Number of members of each role. */
async function holdersOf({ db, tenantId }: Ctx): Promise<Map<string, number>> {
  const rows = await selectRows(db, tenantId, 'staff_role')
    .select(({ fn }) => ['role_id', fn.countAll<string>().as('count')])
    .groupBy('role_id')
    .execute()
  return new Map(rows.map(({ role_id: id, count }) => [id, Number(count)]))
}

export const findCustomRoles = handle(contract.findCustomRoles, async (ctx) => {
  const { db, tenantId, actor, language } = ctx
  const rows = await selectRows(db, tenantId, 'custom_role').selectAll().execute()
  const [holders, giver] = [await holdersOf(ctx), await rightsOf(db, actor)]
  return {
    items: rows
      .toSorted((a, b) => a.name[language].localeCompare(b.name[language], language))
      .map((row) => view(row, holders.get(row.id) ?? 0, giver)),
  }
})

async function viewOne(ctx: Ctx, id: string): Promise<CustomRole> {
  const row = await selectRows(ctx.db, ctx.tenantId, 'custom_role')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return view(row, (await holdersOf(ctx)).get(id) ?? 0, await rightsOf(ctx.db, ctx.actor))
}

/** Locks the row until the commit. @throws NotFound */
async function lockRole({ db, tenantId }: Ctx, id: string): Promise<Row> {
  const row = await selectRows(db, tenantId, 'custom_role')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw apiError('NotFound')
  return row
}

type RoleFields = Omit<CustomRoleForm, 'version'>
const columnsOf = ({
  name,
  accesses,
  restrictions,
  discountCeiling,
  needsSecondFactor,
}: RoleFields) => ({
  name,
  accesses,
  restrictions,
  discount_ceiling_milli: toRateMilli(discountCeiling),
  needs_second_factor: needsSecondFactor,
})
type Columns = ReturnType<typeof columnsOf>

/** @throws BeyondOwnAccess when the role would grant rights that the caller lacks */
async function assertWithin({ db, actor }: Ctx, before: Grant, columns: Columns): Promise<void> {
  const gained = beyond(await rightsOf(db, actor), before, grantOf(columns))
  if (gained.length > 0) throw apiError('BeyondOwnAccess', { gained })
}

/** Writes under a unique name. @throws InvalidRequest when another role has it */
const underOwnName = <T>({ db, language }: Ctx, write: () => Promise<T>): Promise<T> =>
  onUniqueViolation(db, write, (index) =>
    fieldProblem(index === 'custom_role_name_en' ? 'name.en' : 'name.fr', 'unique', language),
  )

const factsOf = ({ name: _words, ...grant }: Columns) => grant

export const createCustomRole = handle(contract.createCustomRole, async (ctx, { body }) => {
  const { db, tenantId, audit } = ctx
  const columns = columnsOf(body)
  await assertWithin(ctx, noGrant, columns)
  if (columns.needs_second_factor) await assertProven(ctx)
  const id = newId()
  await underOwnName(ctx, () =>
    db
      .insertInto('custom_role')
      .values({ tenant_id: tenantId, id, ...columns })
      .execute(),
  )
  const { count } = await selectRows(db, tenantId, 'custom_role')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) > roleLimit) throw apiError('ListFull', { limit: roleLimit })
  await audit('role.created', 'custom-role', id, {
    facts: factsOf(columns),
    texts: { ...body.name },
  })
  return viewOne(ctx, id)
})

export const saveCustomRole = handle(
  contract.saveCustomRole,
  async (ctx, { params: { id }, body: { version, ...form } }) => {
    const { db, tenantId, audit } = ctx
    const row = await lockRole(ctx, id)
    const stored = { subjectId: id, version: row.version }
    const unseen = await assertCurrent(db, tenantId, stored, version)
    const columns = columnsOf(form)
    await assertWithin(ctx, grantOf(row), columns)
    if (columns.needs_second_factor && !row.needs_second_factor) await assertProven(ctx)
    await underOwnName(ctx, () =>
      updateRows(db, tenantId, 'custom_role')
        .set({ ...columns, version: row.version + 1 })
        .where('id', '=', id)
        .execute(),
    )
    const { name, accesses, restrictions, discount_ceiling_milli, needs_second_factor } = row
    const before = { name, accesses, restrictions, discount_ceiling_milli, needs_second_factor }
    await audit('role.changed', 'custom-role', id, {
      facts: {
        from: factsOf(before as Columns),
        to: factsOf(columns),
        fields: changedFields(before, columns),
        ...unseen,
      },
      texts: { ...form.name },
    })
    return viewOne(ctx, id)
  },
)

export const deleteCustomRole = handle(
  contract.deleteCustomRole,
  async (ctx, { params: { id } }) => {
    const { db, tenantId, audit } = ctx
    const row = await lockRole(ctx, id)
    const members = (await holdersOf(ctx)).get(id) ?? 0
    if (members > 0) throw apiError('RoleInUse', { members })
    await deleteRows(db, tenantId, 'custom_role').where('id', '=', id).execute()
    await audit('role.deleted', 'custom-role', id, { texts: { ...row.name } })
    return {}
  },
)
