import type { Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'
import { codeKey } from '@guichet/contract/rebates/rebate-keys.ts'
import type { Rebate, RebateNew, RebateSave } from '@guichet/contract/rebates/rebate.ts'
import * as contract from '@guichet/contract/rebates/save-rebate.ts'
import type { Language } from '@guichet/contract/rules.messages.ts'
import type { Db } from '../platform/db/db.ts'
import { listLimit } from '../platform/db/renumber.ts'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent, changedFields, savedNote } from '../platform/http/versions.ts'
import { newId } from '../platform/values/ids.ts'
import { firstOf } from '../platform/values/must.ts'
import { assertTerms } from './assert-terms.ts'
import { loadRebates, lockRebate, takenCodes } from './rebates.db.ts'
import { appliesOf, columnsOf, viewRebate } from './rebates.view.ts'

export const findRebates = handle(contract.findRebates, async ({ db, tenantId }) => ({
  items: (await loadRebates(db, tenantId)).map((row) => viewRebate(tenantId, row)),
}))

/** Products on sale, in the order of the catalogue. */
const products = `select p.id, p.kind, coalesce(p.title, rt.name) as title, p.duration,
      coalesce(a.id, rc.id) as category_id, coalesce(a.name, rc.name) as category_title
    from product p
    left join activity_category ac on ac.tenant_id = $1 and ac.id = p.activity_category_id
    left join activity a on a.tenant_id = $1 and a.id = ac.activity_id
    left join rental_type rt on rt.tenant_id = $1 and rt.id = p.rental_type_id
    left join rental_category rc on rc.tenant_id = $1 and rc.id = rt.category_id
    where p.tenant_id = $1 and p.deleted_at is null
      and p.kind in ('daily_ticket', 'season_pass', 'equipment_rental')
    order by a.position, rc.position, category_id, p.kind, rt.position, p.position, p.id`
type ProductRow = {
  id: string
  kind: Kind
  title: Bilingual
  duration: string | null
  category_id: string
  category_title: Bilingual
}
export const findRebateProducts = handle(
  contract.findRebateProducts,
  async ({ client, tenantId }) => {
    const { rows } = await client.query<ProductRow>(products, [tenantId])
    return {
      categories: [...Map.groupBy(rows, (row) => row.category_id)].map(([publicId, some]) => ({
        publicId,
        title: some[0]!.category_title,
        products: some.map(({ id, kind, title, duration }) => ({
          productId: id,
          category: kind,
          title,
          duration,
        })),
      })),
    }
  },
)

export const createRebate = handle(contract.createRebate, async (ctx, { body }) => {
  const { db, tenantId, language, audit } = ctx
  await assertBelowLimit(db, tenantId)
  await assertTerms(ctx, body)
  if (body.code !== null) await assertFree(db, tenantId, body.code, language)
  const id = newId()
  await db
    .insertInto('rebate')
    .values(rowOf(tenantId, id, body))
    .execute()
  await audit('rebate.created', 'rebate', id, {
    facts: { settings: body.settings, applies: appliesOf(body) },
  })
  return rebateOf(db, tenantId, id)
})

/** Codes of groups are not counted, as they have another limit. @throws ListFull */
async function assertBelowLimit(db: Db, tenantId: string) {
  const { count } = await selectRows(db, tenantId, 'rebate')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('group_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= listLimit) throw apiError('ListFull', { limit: listLimit })
}

async function assertFree(db: Db, tenantId: string, code: string, language: Language) {
  const [taken] = await takenCodes(db, tenantId, [code])
  if (taken !== undefined) throw fieldProblem('code', 'codeTaken', language)
}

const rowOf = (tenantId: string, id: string, body: RebateNew) => ({
  tenant_id: tenantId,
  id,
  code: body.code,
  code_key: body.code && codeKey(body.code),
  applies: appliesOf(body),
  active: body.isActive,
  postal_codes: body.isMunicipalityApplied ? [...body.postalCodes] : [],
  ...columnsOf(body),
})

const rebateOf = async (db: Db, tenantId: string, id: string): Promise<Rebate> =>
  viewRebate(tenantId, firstOf(await loadRebates(db, tenantId, [id])))

export const saveRebate = handle(
  contract.saveRebate,
  async ({ db, tenantId, language, audit }, { body }) => {
    const id = body.publicId
    const version = await lockRebate(db, tenantId, 'rebate', id)
    const [row] = await loadRebates(db, tenantId, [id])
    if (!row) throw apiError('NotFound')
    const before = viewRebate(tenantId, row)
    const unseen = await assertCurrent(db, tenantId, { subjectId: id, version }, body.version)
    if (before.remainingUses === 0) throw apiError('RebateUsed')
    assertUnchanged(before, body, language)
    await updateRows(db, tenantId, 'rebate')
      .set((eb) => ({
        description: body.description,
        active: body.isActive,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    const after = await rebateOf(db, tenantId, id)
    await audit('rebate.saved', 'rebate', id, savedNote(before, after, unseen))
    return after
  },
)

const open: ReadonlySet<string> = new Set(['description', 'isActive', 'version'])
/** Asserts that the discount of a rebate does not change after its creation. */
function assertUnchanged(before: Rebate, sent: RebateSave, language: Language): void {
  const [changed] = changedFields(before, { ...before, ...sent }).filter((name) => !open.has(name))
  if (changed) throw fieldProblem(changed, 'locked', language)
}

export const archiveRebate = handle(
  contract.archiveRebate,
  async ({ db, now, tenantId, audit }, { params: { id } }) => {
    await lockRebate(db, tenantId, 'rebate', id)
    await updateRows(db, tenantId, 'rebate')
      .set({ deleted_at: now })
      .where('id', '=', id)
      .where('group_id', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => apiError('NotFound'))
    await audit('rebate.archived', 'rebate', id)
    return {}
  },
)
