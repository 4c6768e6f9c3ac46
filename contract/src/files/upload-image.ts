import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Choice, Required } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'

/** Containers of images: public page, catalogue, pass holders. */
const imageContainers = ['collaborators', 'rentals', 'profiles'] as const
export type ImageContainer = (typeof imageContainers)[number]
/** Maximum number of pixels of a decoded image; UPLOAD_LIMIT_MB limits its bytes. */
export const maxPixels = 50_000_000

/** Pixel sizes of images: the portal crops to them, the server checks them. */
export const pictureSizes = {
  /** Photo of the online ticket office, always a JPEG. */
  photo: { width: 1920, height: 1280 },
  catalogue: { width: 1440, height: 960 },
  /** Photo of a pass holder. */
  square: { width: 300, height: 300 },
} as const

export const uploadImage = endpoint({
  service: 'files',
  method: 'POST',
  path: '/1.0/image',
  summary:
    'Upload an image: its bytes are decoded and encoded again, and stored under a generated name',
  access: [
    'MyTicketing',
    'EquipmentRental',
    'Activities',
    'Products',
    'Lodging',
    'TicketCreation',
    'Tickets',
  ],
  effect: 'outside',
  accepts: 'multipart/form-data',
  body: z.strictObject({
    /** Defaults to the container at the start of `blobName`, then to the one that it implies. */
    container: Choice(imageContainers).optional(),
    /**
     * The file name of a client: it determines `container` and `format` when they are absent. The
     * server generates the stored name.
     */
    blobName: Required(200).optional(),
    content: printedAs(z.file('type'), { type: 'string', format: 'binary' }),
    /** `png` keeps transparency; by default an image without transparent pixels becomes a JPEG. */
    format: Choice(['png']).optional(),
  }),
  reply: z.strictObject({
    imageName: z.string(),
    imageUrl: z.string(),
    width: z.int(),
    height: z.int(),
  }),
  problems: [
    'PictureTooLarge',
    'PictureTooManyPixels',
    'NotAPicture',
    'PictureBroken',
    'PictureNotSafe',
    'PictureTooSlow',
    'PictureQuotaReached',
    'TooManyPictures',
  ],
})

type ImagePlace = {
  container?: ImageContainer | undefined
  blobName?: string | undefined
  format?: 'png' | undefined
}
/**
 * Determines the container and the format of an image from the request or from the file name. A
 * name without a container means a photo of a pass holder when it says so, else the public page.
 */
export function placeOfImage({ container, blobName = '', format }: ImagePlace) {
  const [first] = blobName.replace(/^\//, '').split('/')
  const named = imageContainers.find((each) => each === first)
  const byKind = blobName.includes('ticket-owner-picture') ? 'profiles' : 'collaborators'
  return {
    container: container ?? named ?? byKind,
    format: format ?? (/\.png$/i.test(blobName) ? ('png' as const) : undefined),
  }
}
