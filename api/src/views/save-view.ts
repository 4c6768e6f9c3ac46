import type { Reply } from '@guichet/contract/endpoint.ts'
import * as contract from '@guichet/contract/views/save-view.ts'
import type { Selectable } from 'kysely'
import { deleteRows, selectRows, updateRows } from '../platform/db/rows.ts'
import type { DB } from '../platform/db/schema.gen.ts'
import { assertMay, type Actor } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { newId } from '../platform/values/ids.ts'

type Row = Selectable<DB['saved_view']>
type View = Reply<typeof contract.saveView>

const view = (row: Row, actor: Actor): View => ({
  publicId: row.id,
  list: row.list as View['list'],
  name: row.name,
  address: row.address,
  isShared: row.account_id === null,
  canChange: row.account_id !== null || actor.isMain,
})
/** Asserts the access to the page of a list. */
const assertSees = (actor: Actor, list: View['list']) =>
  assertMay(actor, { access: contract.viewedLists[list] })
/** Asserts that only main staff change shared views. */
function assertMayShare(actor: Actor, isShared: boolean): void {
  if (isShared && !actor.isMain) throw apiError('Restricted', { restriction: 'SharedViews' })
}

export const findViews = handle(
  contract.findViews,
  async ({ db, tenantId, accountId, actor }, { query: { list } }) => {
    assertSees(actor, list)
    const rows = await selectRows(db, tenantId, 'saved_view')
      .selectAll()
      .where('list', '=', list)
      .where(({ eb, or }) => or([eb('account_id', 'is', null), eb('account_id', '=', accountId)]))
      .orderBy((eb) => eb('account_id', 'is not', null))
      .orderBy('name')
      .execute()
    return { items: rows.map((row) => view(row, actor)) }
  },
)

export const saveView = handle(
  contract.saveView,
  async (
    { db, accountId, tenantId, actor, audit },
    { body: { list, name, address, isShared } },
  ) => {
    assertSees(actor, list)
    assertMayShare(actor, isShared)
    const owner = isShared ? null : accountId
    const { count } = await selectRows(db, tenantId, 'saved_view')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('list', '=', list)
      .where('account_id', 'is not distinct from', owner)
      .where('name', '<>', name)
      .executeTakeFirstOrThrow()
    if (count >= contract.viewLimit) throw apiError('ListFull', { limit: contract.viewLimit })
    const row = await db
      .insertInto('saved_view')
      .values({ tenant_id: tenantId, id: newId(), account_id: owner, list, name, address })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'list', 'account_id', 'name']).doUpdateSet({ address }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit('view.saved', 'view', row.id, { facts: { list, isShared } })
    return view(row, actor)
  },
)

/** @throws NotFound when it does not exist, or belongs to another person */
async function ownView({ db, tenantId, accountId, actor }: Ctx, id: string): Promise<Row> {
  const row = await selectRows(db, tenantId, 'saved_view')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row || (row.account_id !== null && row.account_id !== accountId)) throw apiError('NotFound')
  assertSees(actor, row.list as View['list'])
  assertMayShare(actor, row.account_id === null)
  return row
}

export const renameView = handle(
  contract.renameView,
  async (ctx, { params: { id }, body: { name } }) => {
    const { db, tenantId, actor, audit } = ctx
    const row = await ownView(ctx, id)
    const namesake = await selectRows(db, tenantId, 'saved_view')
      .select('id')
      .where('list', '=', row.list)
      .where('account_id', 'is not distinct from', row.account_id)
      .where('name', '=', name)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (namesake) throw fieldProblem('name', 'unique', ctx.language)
    const renamed = await updateRows(db, tenantId, 'saved_view')
      .set({ name })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit('view.renamed', 'view', id)
    return view(renamed, actor)
  },
)

export const removeView = handle(contract.removeView, async (ctx, { params: { id } }) => {
  const { db, tenantId, audit } = ctx
  await ownView(ctx, id)
  await deleteRows(db, tenantId, 'saved_view').where('id', '=', id).execute()
  await audit('view.removed', 'view', id)
  return {}
})
