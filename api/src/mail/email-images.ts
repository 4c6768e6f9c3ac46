import { oncePerContent } from '../platform/jobs/once-per-content.ts'
import type { Business, EmailContent, Images, Picture } from './email-content.ts'

/** Displayed size of the logo; null without one. The image is as wide as the email. */
export type EmailImages = { logo: { width: number; height: number } | null; hasPicture: boolean }
type DrawnImage = { bytes: Buffer; width: number; height: number }

export const logoId = 'logo'
export const pictureId = 'picture'
export const noEmailImages: EmailImages = { logo: null, hasPicture: false }
/** Displayed at half this size next to the name. */
const logoBox = { width: 320, height: 88 }
/** Twice the inner size of the card. */
const pictureBox = { width: 1104, height: 460 }

/** Logo of an email or its PDF files. */
export const logoIn = ({ logoKey }: Business, images: Images): Uint8Array | null =>
  (logoKey && images.get(logoKey)) || null

/** Images of an email in addition to its codes, at their displayed size. */
export async function emailImagesOf(
  { business, picture }: EmailContent,
  images: Images,
): Promise<EmailImages & { pictures: Picture[] }> {
  const logo = await renderImage('logo', business.logoKey, images)
  const shown = await renderImage('picture', picture?.key, images)
  return {
    logo: logo && { width: Math.round(logo.width / 2), height: Math.round(logo.height / 2) },
    hasPicture: shown !== null,
    pictures: [
      ...(logo ? [{ cid: logoId, content: logo.bytes }] : []),
      ...(shown
        ? [{ cid: pictureId, content: shown.bytes, mediaType: 'image/jpeg' as const }]
        : []),
    ],
  }
}

function renderImage(as: keyof typeof drawings, key: string | null | undefined, images: Images) {
  const bytes = key && images.get(key)
  if (!bytes) return null
  return drawings[as](bytes).catch(() => null)
}

// An unreadable image is left out, so that it delays no email. The image library is large: an email
// without images does not load it.
const drawings = {
  logo: oncePerContent(async (bytes): Promise<DrawnImage> => {
    const { default: sharp } = await import('sharp')
    return imageFrom(
      sharp(bytes)
        .resize({ ...logoBox, fit: 'inside' })
        .png({ palette: true }),
    )
  }),
  picture: oncePerContent(async (bytes): Promise<DrawnImage> => {
    const { default: sharp } = await import('sharp')
    return imageFrom(
      sharp(bytes)
        .resize({ ...pictureBox, fit: 'cover' })
        .jpeg({ quality: 72 }),
    )
  }),
}
async function imageFrom(picture: import('sharp').Sharp): Promise<DrawnImage> {
  const { data: bytes, info } = await picture.toBuffer({ resolveWithObject: true })
  return { bytes, width: info.width, height: info.height }
}
