import type { Ctx } from '../platform/http/contexts.ts'
import { dropPictures } from './drop-pictures.ts'
import { fileIdOf, imageUrlOf } from './files.db.ts'

/** Stored record of the catalogue. */
type RowWithImage = { image_id: string | null; image: Parameters<typeof imageUrlOf>[0] }

/** File id of the image of a saved record of the catalogue; an unchanged one needs no query. */
export const catalogueImageId = async (
  { db, now, language, tenantId }: Pick<Ctx, 'db' | 'now' | 'language' | 'tenantId'>,
  imageUrl: string | null,
  was?: RowWithImage,
  field = 'imageUrl',
): Promise<string | null> =>
  was && imageUrlOf(was.image) === imageUrl
    ? was.image_id
    : fileIdOf(db, tenantId, imageUrl, {
        field,
        language,
        now,
        container: 'rentals',
        shape: 'catalogue',
      })

/** Deletes the replaced images of saved records, unless other records show them. */
export async function dropReplacedImages(
  { db, now, tenantId }: Pick<Ctx, 'db' | 'now' | 'tenantId'>,
  saved: readonly { was: RowWithImage | undefined; imageId: string | null }[],
): Promise<void> {
  const replaced = saved.flatMap(({ was, imageId }) =>
    was && was.image_id !== imageId ? [was.image_id] : [],
  )
  if (replaced.length > 0) await dropPictures(db, tenantId, now, replaced)
}
