import { oncePerContent } from '../platform/once-per-content.ts'
import type { Business, EmailContent, Images, Picture } from './email-content.ts'

/** How large the logo is shown; null without one. The picture is as wide as the letter. */
export type Art = { logo: { width: number; height: number } | null; hasPicture: boolean }
type Drawn = { bytes: Buffer; width: number; height: number }

export const logoId = 'logo'
export const pictureId = 'picture'
export const noArt: Art = { logo: null, hasPicture: false }
/** Shown at half, and at no more than this beside the name. */
const logoBox = { width: 320, height: 88 }
/** Twice the inside of the card. */
const pictureBox = { width: 1104, height: 460 }

/** The logo that a letter or its papers show. */
export const logoIn = ({ logoKey }: Business, images: Images): Uint8Array | null =>
  (logoKey && images.get(logoKey)) || null

/** The pictures that go with a letter beside its codes, at the size that it shows them. */
export async function artOf(
  { business, picture }: EmailContent,
  images: Images,
): Promise<Art & { pictures: Picture[] }> {
  const logo = await drawnOf('logo', business.logoKey, images)
  const shown = await drawnOf('picture', picture?.key, images)
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

function drawnOf(as: keyof typeof drawings, key: string | null | undefined, images: Images) {
  const bytes = key && images.get(key)
  if (!bytes) return null
  return drawings[as](bytes).catch(() => null)
}

// One that cannot be read is left out: no client waits for a letter because of it. What reads
// pictures is large: a letter without any does not load it.
const drawings = {
  logo: oncePerContent(async (bytes): Promise<Drawn> => {
    const { default: sharp } = await import('sharp')
    return drawnBy(
      sharp(bytes)
        .resize({ ...logoBox, fit: 'inside' })
        .png({ palette: true }),
    )
  }),
  picture: oncePerContent(async (bytes): Promise<Drawn> => {
    const { default: sharp } = await import('sharp')
    return drawnBy(
      sharp(bytes)
        .resize({ ...pictureBox, fit: 'cover' })
        .jpeg({ quality: 72 }),
    )
  }),
}
async function drawnBy(picture: import('sharp').Sharp): Promise<Drawn> {
  const { data: bytes, info } = await picture.toBuffer({ resolveWithObject: true })
  return { bytes, width: info.width, height: info.height }
}
