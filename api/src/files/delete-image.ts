import type { deleteImage as wire } from '@guichet/contract/files/delete-image.ts'
import type { ImageContainer } from '@guichet/contract/files/upload-image.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import { dropPictures } from './drop-pictures.ts'
import { assertMayUse, fileByName } from './files.db.ts'

/** A picture that a record still shows stays until the record lets go of it. */
export const deleteImage: Deed<typeof wire> = async ({ db, now, actor, audit }, { query }) => {
  const file = await fileByName(db, actor.tenantId, query.blobName)
  if (!file) throw refuse('NotFound')
  assertMayUse(actor, file.container as ImageContainer)
  for (const id of await dropPictures(db, actor.tenantId, now, [file.id]))
    await audit('file.deleted', 'file', id)
  return {}
}
