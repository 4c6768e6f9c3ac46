import { codeKey } from '@guichet/contract/rebates/rebate-keys.ts'
import type { RebateGroup, RebateGroupNew } from '@guichet/contract/rebates/rebate.ts'
import * as contract from '@guichet/contract/rebates/save-rebate-group.ts'
import type { Db } from '../platform/db/db.ts'
import { inChunks } from '../platform/db/in-chunks.ts'
import { assertBelowLimit } from '../platform/db/renumber.ts'
import { updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { asAttachment } from '../platform/http/attachment.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent } from '../platform/http/versions.ts'
import { allAtOnce, workbookOf } from '../platform/text/spreadsheet.ts'
import { newId } from '../platform/values/ids.ts'
import { assertTerms } from './assert-terms.ts'
import { loadGroups, loadMembers, lockRebate, takenCodes } from './rebates.db.ts'
import { columnsOf, viewGroup } from './rebates.view.ts'

export const findRebateGroups = handle(
  contract.findRebateGroups,
  async ({ db, tenantId }, { query }) => {
    const groups = await loadGroups(db, tenantId)
    if (query.codes === 'without') return { items: groups.map((row) => viewGroup(tenantId, row)) }
    const members = await loadMembers(
      db,
      tenantId,
      groups.map((row) => row.group_id),
    )
    return { items: groups.map((row) => viewGroup(tenantId, row, members.get(row.group_id) ?? [])) }
  },
)

export const createRebateGroup = handle(contract.createRebateGroup, async (ctx, { body }) => {
  const { db, tenantId, audit } = ctx
  await assertBelowLimit(db, tenantId, 'rebate_group')
  await assertTerms(ctx, body)
  const taken = await takenCodes(db, tenantId, body.codes)
  if (taken.length > 0) throw apiError('CodesTaken', { codes: taken })
  const id = newId()
  await db
    .insertInto('rebate_group')
    .values({ tenant_id: tenantId, id, description: body.description })
    .execute()
  await insertCodes(db, tenantId, id, body)
  await audit('rebateGroup.created', 'rebateGroup', id, {
    facts: { settings: body.settings, quantity: body.codes.length },
  })
  return groupOf(db, tenantId, id)
})

/** Codes of groups are single-use. Source: docs/decisions.md 6. */
const insertCodes = (
  db: Db,
  tenantId: string,
  groupId: string,
  { codes, ...terms }: RebateGroupNew,
) => {
  const columns = columnsOf(terms)
  return inChunks(
    codes.map((code) => ({
      tenant_id: tenantId,
      id: newId(),
      group_id: groupId,
      code,
      code_key: codeKey(code),
      applies: 'ONCE',
      active: true,
      ...columns,
    })),
    (some) => db.insertInto('rebate').values(some).execute(),
  )
}

async function groupOf(db: Db, tenantId: string, id: string): Promise<RebateGroup> {
  const [row] = await loadGroups(db, tenantId, [id])
  return viewGroup(tenantId, row!)
}

export const saveRebateGroup = handle(
  contract.saveRebateGroup,
  async ({ db, tenantId, audit }, { body: { publicId: id, description, version: sent } }) => {
    const version = await lockRebate(db, tenantId, 'rebate_group', id)
    const unseen = await assertCurrent(db, tenantId, { subjectId: id, version }, sent)
    await updateRows(db, tenantId, 'rebate_group')
      .set((eb) => ({ description, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    // Invoices print the description of the code.
    await updateRows(db, tenantId, 'rebate')
      .set({ description })
      .where('group_id', '=', id)
      .execute()
    await audit('rebateGroup.saved', 'rebateGroup', id, {
      facts: { fields: ['description'], ...unseen },
    })
    return groupOf(db, tenantId, id)
  },
)

export const archiveRebateGroup = handle(
  contract.archiveRebateGroup,
  async ({ db, now, tenantId, audit }, { params: { id } }) => {
    await lockRebate(db, tenantId, 'rebate_group', id)
    await updateRows(db, tenantId, 'rebate_group')
      .set({ deleted_at: now })
      .where('id', '=', id)
      .execute()
    await updateRows(db, tenantId, 'rebate')
      .set({ deleted_at: now })
      .where('group_id', '=', id)
      .execute()
    await audit('rebateGroup.archived', 'rebateGroup', id)
    return {}
  },
)

async function codesOf({ db, tenantId }: Ctx, groupId: string) {
  const [group] = await loadGroups(db, tenantId, [groupId])
  if (!group) throw apiError('NotFound')
  const members = (await loadMembers(db, tenantId, [groupId])).get(groupId) ?? []
  return members.map(({ id, code, is_used: isUsed }) => ({ publicId: id, code, isUsed }))
}

export const findGroupCodes = handle(contract.findGroupCodes, async (ctx, { params: { id } }) => ({
  items: await codesOf(ctx, id),
}))

const words = {
  fr: { columns: ['Code', 'Utilisé'], yes: 'Oui', no: 'Non', file: 'codes-promo' },
  en: { columns: ['Code', 'Used'], yes: 'Yes', no: 'No', file: 'promo-codes' },
} as const
export const extractGroupCodes = handle(
  contract.extractGroupCodes,
  async ({ inBusiness, language, reply }, { params: { id } }) => {
    const codes = await inBusiness('write', async (tx) => {
      const found = await codesOf(tx, id)
      await tx.audit('rebateGroup.extracted', 'rebateGroup', id, {
        facts: { codes: found.length },
      })
      return found
    })
    const { columns, yes, no, file } = words[language]
    const batches = allAtOnce(codes.map(({ code, isUsed }) => [code, isUsed ? yes : no]))
    asAttachment(reply, { name: file, format: 'xlsx' })
    return workbookOf('codes', { header: [...columns], batches })
  },
)
