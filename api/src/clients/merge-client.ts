import * as contract from '@guichet/contract/clients/merge-client.ts'
import { deleteRows, updateRows } from '../platform/db/rows.ts'
import { yieldUnprotected } from '../platform/fault-seams.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { newId } from '../platform/values/ids.ts'
import { indexClient } from './index-client.db.ts'
import { completableColumns, gapsOf, joinedNote } from './merge.rules.ts'
import { lockClients, undoableUntil, type LockedClient } from './merges.db.ts'

/**
 * Merges two records: the orders and what belongs to them move, the remaining record gets data that
 * only the merged one had, and the merged one stays unlisted, so that its email leads to the
 * remaining one.
 */
export const mergeClient = handle(contract.mergeClient, async (ctx, { params, body }) => {
  const { db, now, tenantId, accountId } = ctx
  const [kept, merged] = await lockPair(ctx, params.profilePublicId, body.mergedProfilePublicId)
  const note = joinedNote(kept.note, merged.note)
  if (note === null) throw apiError('NotesTooLong')
  const filled = gapsOf(completableColumns, kept, merged)
  const mergeId = newId()
  await db
    .insertInto('client_merge')
    .values({
      tenant_id: tenantId,
      id: mergeId,
      kept_id: kept.id,
      merged_id: merged.id,
      merged_by: accountId,
      merged_at: now,
      filled,
      is_note_joined: Boolean(merged.note),
    })
    .execute()
  await updateRows(db, tenantId, 'client')
    .set({
      ...Object.fromEntries(filled.map((column) => [column, merged[column]])),
      note: note || null,
      version: kept.version + 1,
    })
    .where('id', '=', kept.id)
    .execute()
  const orders = await moveOrders(ctx, mergeId, { kept, merged })
  await leadOn(ctx, mergeId, { kept, merged })
  await ctx.audit('client.merged', 'client', kept.id, {
    facts: { mergeId, mergedId: merged.id, orders, fields: [...filled, ...(note ? ['note'] : [])] },
  })
  return { mergePublicId: mergeId, orders, undoableUntilDateTimeUtc: undoableUntil(now) }
})

type Pair = { kept: LockedClient; merged: LockedClient }

/** @throws NotFound when both are the same, or one is merged already */
async function lockPair(
  { db, tenantId }: Ctx,
  keptId: string,
  mergedId: string,
): Promise<[LockedClient, LockedClient]> {
  if (keptId === mergedId) throw apiError('NotFound')
  const [kept, merged] = await lockClients(db, tenantId, [keptId, mergedId])
  if (kept!.merged_into ?? merged!.merged_into) throw apiError('NotFound')
  await yieldUnprotected('merge-lock')
  return [kept!, merged!]
}

/** Includes the quotes, which belong to a client by email. */
async function moveOrders({ db, tenantId }: Ctx, mergeId: string, pair: Pair) {
  const moved = await updateRows(db, tenantId, 'orders')
    .set({ client_id: pair.kept.id })
    .where('client_id', '=', pair.merged.id)
    .returning('id')
    .execute()
  await updateRows(db, tenantId, 'quote')
    .set({ client_id: pair.kept.id })
    .where('client_id', '=', pair.merged.id)
    .execute()
  if (moved.length)
    await db
      .insertInto('client_merge_order')
      .values(moved.map(({ id }) => ({ tenant_id: tenantId, merge_id: mergeId, order_id: id })))
      .execute()
  return moved.length
}

/** Makes the merged client, and those merged into it before, lead to the remaining one. */
async function leadOn(ctx: Ctx, mergeId: string, { kept, merged }: Pair): Promise<void> {
  const { db, tenantId } = ctx
  const followers = await updateRows(db, tenantId, 'client')
    .set({ merged_into: kept.id })
    .where('merged_into', '=', merged.id)
    .returning('id')
    .execute()
  if (followers.length)
    await db
      .insertInto('client_merge_client')
      .values(
        followers.map(({ id }) => ({ tenant_id: tenantId, merge_id: mergeId, client_id: id })),
      )
      .execute()
  await updateRows(db, tenantId, 'client')
    .set({ merged_into: kept.id })
    .where('id', '=', merged.id)
    .execute()
  await deleteRows(db, tenantId, 'search_entry')
    .where('kind', '=', 'client')
    .where('id', '=', merged.id)
    .execute()
  await indexClient(ctx, tenantId, kept.id)
}
