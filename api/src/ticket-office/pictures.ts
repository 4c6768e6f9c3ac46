import type { Profile } from '../businesses/public.ts'
import { imageUrlOf } from '../files/public.ts'
import type { Db } from '../platform/db/db.ts'
import { selectRows } from '../platform/db/rows.ts'

const idsOf = ({ photos, logoId, darkLogoId }: Profile): string[] =>
  [...photos.map(({ fileId }) => fileId), logoId, darkLogoId].filter((id) => id !== null)

/** Images of a profile by their URLs; removed ones are left out. */
export async function picturesOf(db: Db, tenantId: string, profile: Profile) {
  const ids = idsOf(profile)
  const rows = ids.length
    ? await selectRows(db, tenantId, 'file')
        .select(['id', 'container', 'path'])
        .where('id', 'in', ids)
        .where('deleted_at', 'is', null)
        .execute()
    : []
  const urlOf = (id: string | null) => imageUrlOf(rows.find((row) => row.id === id))
  const photos = profile.photos.flatMap(({ fileId, fileName }) => {
    const imageUrl = urlOf(fileId)
    return imageUrl ? [{ imageUrl, fileName }] : []
  })
  return {
    photos,
    mainPhotoUrl: urlOf(profile.mainPhotoId) ?? photos[0]?.imageUrl ?? null,
    logoUrl: urlOf(profile.logoId),
    darkLogoUrl: urlOf(profile.darkLogoId),
  }
}

/** Images of the previous profile that the new one does not show. */
export const releasedPictures = (before: Profile, after: Profile): string[] =>
  idsOf(before).filter((id) => !idsOf(after).includes(id))
