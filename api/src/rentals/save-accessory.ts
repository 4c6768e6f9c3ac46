import type { Accessory, AccessorySave } from '@guichet/contract/rentals/accessory.ts'
import * as contract from '@guichet/contract/rentals/save-accessory.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { assertCurrent, savedNote, type Unseen } from '../platform/http/versions.ts'
import { firstOf, mustGet } from '../platform/values/must.ts'
import { writePieces } from '../resources/public.ts'
import {
  loadAccessories,
  lockAccessories,
  updateAccessory,
  viewAccessory,
} from './accessories.db.ts'

export const saveAccessory = handle(contract.saveAccessory, async (ctx, { params, body }) => {
  if (body.publicId !== undefined && body.publicId !== params.id) throw apiError('NotFound')
  return firstOf(await save(ctx, [{ ...body, publicId: params.id }]))
})

export const saveAccessories = handle(contract.saveAccessories, async (ctx, { body }) => {
  if (
    body.internationalizedAccessories.some(
      ({ collaboratorPublicId }) =>
        collaboratorPublicId !== undefined && collaboratorPublicId !== ctx.tenantId,
    )
  )
    throw apiError('NotFound')
  return { items: await save(ctx, body.internationalizedAccessories) }
})

/** Saves all or none: a stale or missing one rolls back the others. */
async function save(
  ctx: Ctx,
  all: readonly (AccessorySave & { publicId: string; version?: number | undefined })[],
): Promise<Accessory[]> {
  const { db, now, tenantId, audit } = ctx
  const ids = all.map(({ publicId }) => publicId)
  await lockAccessories(db, tenantId, ids)
  const before = new Map((await loadAccessories(db, tenantId, ids)).map((row) => [row.id, row]))
  const unseen = new Map<string, Unseen>()
  for (const saved of all) {
    const was = mustGet(before, saved.publicId)
    unseen.set(
      was.id,
      await assertCurrent(db, tenantId, { subjectId: was.id, version: was.version }, saved.version),
    )
    await updateAccessory(ctx, was, saved)
  }
  await writePieces(
    { db, tenantId, now },
    'accessory',
    all.map(({ publicId, quantity }) => {
      const was = mustGet(before, publicId)
      return { resourceId: was.resource_id, quantity, was: was.quantity }
    }),
  )
  const after = (await loadAccessories(db, tenantId, ids)).map((row) =>
    viewAccessory(tenantId, row),
  )
  for (const saved of after)
    await audit(
      'accessory.saved',
      'accessory',
      saved.publicId,
      savedNote(viewAccessory(tenantId, mustGet(before, saved.publicId)), saved, {
        ...(saved.overbooked > 0 && { overbooked: saved.overbooked }),
        ...unseen.get(saved.publicId),
      }),
    )
  return after
}
