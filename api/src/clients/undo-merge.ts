import * as contract from '@guichet/contract/clients/undo-merge.ts'
import { sql } from 'kysely'
import { selectRows, updateRows } from '../platform/db/rows.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { indexClient, withMerged } from './index-client.db.ts'
import { partedNote, stillFilled } from './merge.rules.ts'
import { lockClients, undoableUntil, type LockedClient } from './merges.db.ts'

/**
 * Undoes a merge: moved orders return if they are still there, with later orders of the merged
 * email. Later edits of the remaining record stay.
 */
export const undoMerge = handle(contract.undoMerge, async (ctx, { params }) => {
  const { db, now, tenantId, accountId } = ctx
  const merge = await mergeOf(ctx, params.mergePublicId, params.profilePublicId)
  const [kept, merged] = await lockClients(db, tenantId, [merge.kept_id, merge.merged_id])
  if (kept!.merged_into) throw apiError('NotFound')
  const settled = await updateRows(db, tenantId, 'client_merge')
    .set({ undone_at: now, undone_by: accountId })
    .where('id', '=', merge.id)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!settled || undoableUntil(merge.merged_at) <= now) throw apiError('MergeSettled')

  const emptied = stillFilled(merge.filled, kept!, merged!)
  await updateRows(db, tenantId, 'client')
    .set({
      ...Object.fromEntries(emptied.map((column) => [column, null])),
      ...(merge.is_note_joined && { note: partedNote(kept!.note, merged!.note) }),
      version: kept!.version + 1,
    })
    .where('id', '=', kept!.id)
    .execute()
  await standAlone(ctx, merge.id, merged!)
  const orders = await moveBack(ctx, merge, merged!)
  await indexClient(ctx, tenantId, kept!.id)
  await indexClient(ctx, tenantId, merged!.id)
  await ctx.audit('client.merge_undone', 'client', kept!.id, {
    facts: { mergeId: merge.id, mergedId: merged!.id, orders, fields: emptied },
  })
  return { profilePublicId: merged!.id, orders }
})

/** @throws NotFound */
const mergeOf = ({ db, tenantId }: Ctx, id: string, keptId: string) =>
  selectRows(db, tenantId, 'client_merge')
    .selectAll()
    .where('id', '=', id)
    .where('kept_id', '=', keptId)
    .executeTakeFirstOrThrow(() => apiError('NotFound'))
type Merge = Awaited<ReturnType<typeof mergeOf>>

/** Lists the merged client again, with those who had been merged into them before. */
async function standAlone(
  { db, tenantId }: Ctx,
  mergeId: string,
  merged: LockedClient,
): Promise<void> {
  await updateRows(db, tenantId, 'client')
    .set({ merged_into: null })
    .where('id', '=', merged.id)
    .execute()
  await updateRows(db, tenantId, 'client')
    .set({ merged_into: merged.id })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('client_merge_client')
        .select('client_id')
        .where('tenant_id', '=', tenantId)
        .where('merge_id', '=', mergeId),
    )
    .execute()
}

/** All emails of a client who is separate again. */
async function emailsOf({ db, tenantId }: Ctx, { id }: LockedClient): Promise<string[]> {
  const rows = await withMerged(db, tenantId, id).select('email').execute()
  return rows.flatMap(({ email }) => email ?? [])
}

/**
 * Moves back the moved orders, later orders with an email of the merged client, and the quotes to
 * it.
 */
async function moveBack(
  ctx: Ctx,
  { id, kept_id: keptId, merged_at: mergedAt }: Merge,
  merged: LockedClient,
): Promise<number> {
  const { db, tenantId } = ctx
  const emails = await emailsOf(ctx, merged)
  await updateRows(db, tenantId, 'quote')
    .set({ client_id: merged.id })
    .where('client_id', '=', keptId)
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .execute()
  const moved = await updateRows(db, tenantId, 'orders')
    .set({ client_id: merged.id })
    .where('client_id', '=', keptId)
    .where(({ or, and, eb, selectFrom }) =>
      or([
        eb(
          'id',
          'in',
          selectFrom('client_merge_order')
            .select('order_id')
            .where('tenant_id', '=', tenantId)
            .where('merge_id', '=', id),
        ),
        and([
          eb('created_at', '>=', mergedAt),
          eb('email', '=', sql<string>`any(${emails}::text[])`),
        ]),
      ]),
    )
    .returning('id')
    .execute()
  return moved.length
}
