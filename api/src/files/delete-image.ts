import * as contract from '@guichet/contract/files/delete-image.ts'
import type { ImageContainer } from '@guichet/contract/files/upload-image.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { dropPictures } from './drop-pictures.ts'
import { assertMayUse, fileByName } from './files.db.ts'

/** Deletes an image. One that a record still shows stays until the record no longer does. */
export const deleteImage = handle(
  contract.deleteImage,
  async ({ db, now, tenantId, actor, audit }, { query }) => {
    const file = await fileByName(db, tenantId, query.blobName)
    if (!file) throw apiError('NotFound')
    assertMayUse(actor, file.container as ImageContainer)
    for (const id of await dropPictures(db, tenantId, now, [file.id]))
      await audit('file.deleted', 'file', id)
    return {}
  },
)
