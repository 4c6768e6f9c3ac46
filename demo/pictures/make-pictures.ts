import { imageUrlOf } from '@guichet/api/src/files/public.ts'
import { iso } from '../businesses/calendar.ts'
import type { PassFace } from '../orders/cart-line.ts'
import type { Random } from '../random.ts'
import type { DrawnPicture, DrawnPictures } from './draw-pictures.ts'
import type { Motif } from './motifs.ts'
import type { Sheet } from './sheet.ts'

/**
 * Rows of a business's images; their bytes are stored after the rows. Records with the same motif
 * share a row, as copies do.
 *
 * @returns The images of its page, the row of each motif, and all images with a row
 */
export function makePictures(
  sheet: Sheet,
  { tenantId, atMs, random }: { tenantId: string; atMs: number; random: Random },
  { photo, logo, catalogue, faces }: DrawnPictures,
) {
  const stored: DrawnPicture[] = []
  const publicName = () =>
    `${tenantId}-${random.id(atMs)}`.replaceAll('-', '').replace(/^.{32}/, '$&-')
  type Container = 'collaborators' | 'rentals' | 'profiles'
  const add = (container: Container, picture: DrawnPicture, name = publicName()): string => {
    const { bytes, sha256, mediaType, extension, width, height } = picture
    const id = random.id(atMs)
    sheet.add('file', {
      tenant_id: tenantId,
      id,
      container,
      path: `${name}.${extension}`,
      sha256,
      bytes: bytes.length,
      media_type: mediaType,
      created_at: iso(atMs),
      width,
      height,
    })
    stored.push(picture)
    return id
  }
  const [photoId, logoId] = [add('collaborators', photo), add('collaborators', logo)]
  const rows = new Map<Motif, string>()
  const pictureOf = (motif: Motif): string => {
    const id = rows.get(motif) ?? add('rentals', catalogue.get(motif)!)
    rows.set(motif, id)
    return id
  }
  return {
    page: {
      photos: [{ fileId: photoId, fileName: 'collines.jpg' }],
      mainPhotoId: photoId,
      logoId,
    },
    pictureOf,
    facesBy: (accountId: string): PassFace[] =>
      faces.map((face) => {
        const name = `${accountId}/ticket-owner-picture/${random.id(atMs)}`
        return {
          fileId: add('profiles', face, name),
          url: imageUrlOf({ container: 'profiles', path: `${name}.${face.extension}` })!,
        }
      }),
    stored: stored as readonly DrawnPicture[],
  }
}
