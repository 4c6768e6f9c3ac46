import type { findImage as wire } from '@guichet/contract/files/find-image.ts'
import type { ImageContainer } from '@guichet/contract/files/upload-image.ts'
import type { Deed } from '../platform/mount.ts'
import { refuse } from '../platform/refuse.ts'
import { assertMayUse, fileByName, imageUrlOf } from './files.db.ts'

export const findImage: Deed<typeof wire> = async ({ db, actor }, { query }) => {
  const file = await fileByName(db, actor.tenantId, query.imageName)
  if (!file) throw refuse('NotFound')
  assertMayUse(actor, file.container as ImageContainer)
  return {
    imageName: file.path,
    imageUrl: imageUrlOf(file)!,
    width: file.width,
    height: file.height,
  }
}
