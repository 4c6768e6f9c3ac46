import * as contract from '@guichet/contract/till/save-till-settings.ts'
import { onUniqueViolation } from '../platform/db/on-unique-violation.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { newId } from '../platform/values/ids.ts'
import { tillSettings, tillsOf } from './tills.db.ts'

export const saveTillSettings = handle(
  contract.saveTillSettings,
  async ({ db, audit, tenantId }, { body }) => {
    const from = await tillSettings(db, tenantId)
    await updateRows(db, tenantId, 'tenant_setting')
      .set({ is_till_required: body.isTillRequired, is_blind_count: body.isBlindCount })
      .execute()
    await audit('till.settings_saved', 'tenant', tenantId, { facts: { from, to: { ...body } } })
    return {}
  },
)

export const createRegister = handle(contract.createRegister, async (ctx, { body: { name } }) => {
  const { db, now, audit, tenantId } = ctx
  const id = newId()
  const made = await db
    .insertInto('register')
    .values({ tenant_id: tenantId, id, name, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw fieldProblem('name', 'unique', ctx.language)
  await audit('register.created', 'register', id, { texts: { name } })
  return {}
})

async function lockRegister({ db, tenantId }: Ctx, id: string) {
  const register = await selectRows(db, tenantId, 'register')
    .select('name')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!register) throw apiError('NotFound')
  return register
}

export const renameRegister = handle(
  contract.renameRegister,
  async (ctx, { params: { id }, body: { name } }) => {
    const { db, audit, tenantId } = ctx
    const register = await lockRegister(ctx, id)
    await onUniqueViolation(
      db,
      () => updateRows(db, tenantId, 'register').set({ name }).where('id', '=', id).execute(),
      () => fieldProblem('name', 'unique', ctx.language),
    )
    await audit('register.renamed', 'register', id, { texts: { from: register.name, name } })
    return {}
  },
)

export const archiveRegister = handle(contract.archiveRegister, async (ctx, { params: { id } }) => {
  const { db, now, audit, tenantId } = ctx
  await lockRegister(ctx, id)
  const held = await tillsOf(db, tenantId)
    .where('register_id', '=', id)
    .where('till.closed_at', 'is', null)
    .executeTakeFirst()
  if (held) throw apiError('RegisterInUse', { name: held.clerk_name })
  await updateRows(db, tenantId, 'register')
    .set({ archived_at: now })
    .where('id', '=', id)
    .execute()
  await audit('register.archived', 'register', id)
  return {}
})
