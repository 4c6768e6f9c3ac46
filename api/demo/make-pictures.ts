import { iso } from './calendar.ts'
import type { DrawnPicture, DrawnPictures } from './draw-pictures.ts'
import type { Random } from './random.ts'
import type { Sheet } from './sheet.ts'

/**
 * The rows of a business's pictures. @returns what its page says of them; their bytes are stored
 * when the rows are there
 */
export function makePictures(
  sheet: Sheet,
  { tenantId, atMs, random }: { tenantId: string; atMs: number; random: Random },
  { photo, logo }: DrawnPictures,
) {
  const add = ({ bytes, sha256, mediaType, extension, width, height }: DrawnPicture): string => {
    const id = random.id(atMs)
    const name = `${tenantId}-${random.id(atMs)}`.replaceAll('-', '').replace(/^.{32}/, '$&-')
    sheet.add('file', {
      tenant_id: tenantId,
      id,
      container: 'collaborators',
      path: `${name}.${extension}`,
      sha256,
      bytes: bytes.length,
      media_type: mediaType,
      created_at: iso(atMs),
      width,
      height,
    })
    return id
  }
  const [photoId, logoId] = [add(photo), add(logo)]
  return { photos: [{ fileId: photoId, fileName: 'collines.jpg' }], mainPhotoId: photoId, logoId }
}
