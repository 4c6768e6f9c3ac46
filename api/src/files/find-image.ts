import * as contract from '@guichet/contract/files/find-image.ts'
import type { ImageContainer } from '@guichet/contract/files/upload-image.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { assertMayUse, fileByName, imageUrlOf } from './files.db.ts'

export const findImage = handle(contract.findImage, async ({ db, tenantId, actor }, { query }) => {
  const file = await fileByName(db, tenantId, query.imageName)
  if (!file) throw apiError('NotFound')
  assertMayUse(actor, file.container as ImageContainer)
  return {
    imageName: file.path,
    imageUrl: imageUrlOf(file)!,
    width: file.width,
    height: file.height,
  }
})
