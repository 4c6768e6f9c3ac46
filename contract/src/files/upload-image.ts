import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Chosen, Required } from '../primitives.ts'
import { printedAs } from '../printed-schema.ts'

/** Where pictures are kept: the page of the business, what is rented or sold, owners of passes. */
const imageContainers = ['collaborators', 'rentals', 'profiles'] as const
export type ImageContainer = (typeof imageContainers)[number]
/** A picture is decoded at most this large; UPLOAD_LIMIT_MB limits its bytes. */
export const maxPixels = 50_000_000

/** How large a picture is that a record shows: the portal crops to it, the server looks. */
export const pictureSizes = {
  /** Of the ticket office, always a JPEG. */
  photo: { width: 1920, height: 1280 },
  catalogue: { width: 1440, height: 960 },
  /** The face on a pass. */
  square: { width: 300, height: 300 },
} as const

export const uploadImage = endpoint({
  service: 'files',
  method: 'POST',
  path: '/1.0/image',
  summary: 'Store a picture: read by its bytes, written anew, under a name that the server makes',
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
    /** Without it the one that `blobName` begins with, else where such a name belongs. */
    container: Chosen(imageContainers).optional(),
    /**
     * The name that a client would give: it says the container and the format where they are left
     * out. The server makes a name of its own.
     */
    blobName: Required(200).optional(),
    content: printedAs(z.file('type'), { type: 'string', format: 'binary' }),
    /**
     * `png` keeps what is see-through; without it a picture without see-through parts becomes a
     * JPEG.
     */
    format: Chosen(['png']).optional(),
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
 * Where a picture goes and what it becomes, by what the call says or by the name that it gives: a
 * name without a container is of the face on a pass, or of the page of the business.
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
